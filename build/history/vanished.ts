import type { Content } from '../contract/content.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { PlacedEntry } from '../contract/placed-entry.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import { diagnostic, OPENING_DASHES } from '../diagnostics/finding.ts';
import { closest } from '../diagnostics/suggest.ts';
import { messages } from '../messages.fr.ts';
import type { FormerPage } from './former-pages.ts';

interface Today extends Pick<Content, 'entries' | 'held' | 'settings'> {
  pages: readonly Pick<PlannedPage, 'path'>[];
}

/** Pages that were published and to which nothing leads today, each at the file that may have taken its place. */
export function vanishedPages(
  former: readonly FormerPage[],
  { kinds, settings: { kind }, addressFields }: Pick<SiteDefinition, 'kinds' | 'settings' | 'addressFields'>,
  { pages, entries, held, settings: { retired = [] } }: Today,
): Outcome<undefined> {
  const settings = entries.find((placed) => placed.kind === kind)?.file.path;
  if (!addressFields || settings === undefined) return { value: undefined, diagnostics: [] };
  const fields = { ...addressFields, settings };
  const waiting = new Map(held.map((page) => [page.path, page]));
  const there = new Set([...retired, ...pages.map(({ path }) => path).filter((path) => !waiting.has(path))]);
  const gone = new Map(former.filter(({ path }) => !there.has(path)).map((page) => [page.path, page]));
  const diagnostics = [...gone.values()].map(({ path, movedTo }) => {
    const unpublished = waiting.get(path);
    if (unpublished) {
      const wording = messages.history.unpublished(path, unpublished.held, fields);
      return diagnostic('warning', unpublished.file, OPENING_DASHES, wording);
    }
    const successor = entries.find(({ file }) => file.name === movedTo) ?? alike(path, kinds, entries);
    const wording = messages.history.vanished(path, fields, successor !== undefined);
    return diagnostic('warning', successor?.file.path ?? settings, OPENING_DASHES, wording);
  });
  return { value: undefined, diagnostics };
}

/** The entry of the same kind with the nearest name: its kind would have given it that path. */
function alike(path: string, kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): PlacedEntry | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const ofKind = entries.filter(({ kind }) => !kinds[kind]?.single && kinds[kind]?.path?.(slug) === path);
  const near = closest(
    slug,
    ofKind.map(({ entry }) => entry.slug),
  );
  return ofKind.find(({ entry }) => entry.slug === near);
}
