import type { ContentTypes } from './content-type.ts';

/** Tells the content type of a content file by its name below the content folder: the first one listed whose pattern it fits. */
export function contentTypeMatcher(contentTypes: ContentTypes): (name: string) => string | undefined {
  const matchers = Object.entries(contentTypes).flatMap(([contentType, { files }]) =>
    files === undefined ? [] : [[contentType, fileMatcher(files)] as const],
  );
  return (name) => matchers.find(([, matches]) => matches(name))?.[0];
}

/** Tells whether a name fits a content type's `files`. */
export function fileMatcher(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('[^/]*')}$`);
  return (name) => expression.test(name);
}

/** The name that a content file's address has. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

/** What files, and by them addresses of pages, may be called. */
export const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
