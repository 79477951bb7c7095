import type { ContentTypes } from './content-type.ts';

/** Finds the content type of a file by its name below the content folder: the first one whose pattern matches. */
export function contentTypeMatcher(contentTypes: ContentTypes): (name: string) => string | undefined {
  const matchers = Object.entries(contentTypes).flatMap(([contentType, { files }]) =>
    files === undefined ? [] : [[contentType, fileMatcher(files)] as const],
  );
  return (name) => matchers.find(([, matches]) => matches(name))?.[0];
}

/** Returns a function that tells whether a name matches a content type's `files`. */
export function fileMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('[^/]*')}$`);
  return (name) => expression.test(name);
}

export function slugOfFile(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

/** Valid slugs, which become parts of addresses. */
export const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the path of a content file's page by its name below the content folder, or undefined if it has no page. */
export type PagePathOf = (name: string) => string | undefined;

export function pagePaths(contentTypes: ContentTypes): PagePathOf {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  return (name) => {
    const contentType = contentTypeOf(name);
    return contentType === undefined ? undefined : contentTypes[contentType]?.path?.(slugOfFile(name));
  };
}

export function slotNames(contentTypes: ContentTypes): string[] {
  return [...new Set(Object.values(contentTypes).flatMap(({ prose }) => prose?.slots ?? []))];
}
