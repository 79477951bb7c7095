import { contentTypesOf } from '../../build/contract/content-type.ts';
import type { Site } from './site.ts';

/** How this site's content types are defined: held against its own content. */
export const { defineContentType, defineContent, definePages } = contentTypesOf<Site>();
