import { contentTypesOf } from '../../build/contract/content-type.ts';
import type { Entry } from '../../build/contract/entry.ts';
import type { Site } from './site.ts';

/** Definers of content types with this site's own content as their type. */
export const { defineContentType, defineContent, definePages } = contentTypesOf<Site>();

/** Returns every entry of the site. */
export function allEntries(site: Partial<Site>): Entry<object>[] {
  return Object.values(site).flatMap((part): readonly Entry<object>[] => ('list' in part ? part.list : [part]));
}
