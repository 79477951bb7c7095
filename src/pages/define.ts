import { kindsOf } from '../../build/contract/kind.ts';
import type { Site } from './site.ts';

/** How this site's kinds are defined: held against its own content. */
export const { defineKind, defineContent, definePages } = kindsOf<Site>();
