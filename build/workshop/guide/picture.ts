import type { MediaLibrary } from '../../media/library.ts';

/** The address of a picture that this site publishes as it is, for showing how one is written; undefined when there is none. */
export function firstPicture({ all, answer }: Pick<MediaLibrary, 'all' | 'answer'>): string | undefined {
  return [...all.keys()]
    .filter((name) => name.startsWith('/'))
    .find((name) => {
      const medium = answer(name);
      return !('missing' in medium) && medium.findings.length === 0 && medium.picture?.sources.length === 0;
    });
}
