import type { ContentTypes } from './content-type.ts';
import { contentTypeMatcher, slugOf } from './content-type-matcher.ts';

/** Tells the path of the page that a content file has, or would have, by its name below the content folder; undefined for one that has none. */
export type PagePathOf = (name: string) => string | undefined;

export function pagePaths(contentTypes: ContentTypes): PagePathOf {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  return (name) => {
    const contentType = contentTypeOf(name);
    return contentType === undefined ? undefined : contentTypes[contentType]?.path?.(slugOf(name));
  };
}
