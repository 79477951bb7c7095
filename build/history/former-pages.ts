import { realpathSync } from 'node:fs';
import type { Store } from '../cache/store.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Kind } from '../contract/kind.ts';
import { kindMatcher, slugOf } from '../contract/kind-matcher.ts';
import { publishedPaths } from '../publish/manifest.ts';
import { hashOf } from '../system/hash.ts';
import { git } from './git.ts';
import { type GoneFile, goneFiles } from './gone-files.ts';

/** A page that was published once. */
export interface FormerPage {
  path: string;
  /** The content file that git takes for the same, by its name below the content folder. */
  movedTo?: string;
}

/** What builds keep, and a key for the code that fills it. */
interface Kept {
  store: Store;
  code: string;
}

type Place = Pick<SiteDefinition, 'contentDir' | 'kinds'>;

/**
 * Pages that were published before, as far as anything tells: the list that builds have kept, else the folder they were published into;
 * and the history of the content, of which each state is asked once.
 */
export async function formerPages(site: Place, { store, code }: Kept, out: string | undefined): Promise<FormerPage[]> {
  const [head] = ((await git(site.contentDir, ['rev-parse', 'HEAD']))?.toString('latin1') ?? '').split('\n');
  const kept = keptPaths(store, site) ?? (out === undefined ? [] : pagesIn(publishedPaths(out) ?? []));
  // The folder tells of them no longer once something else is published there.
  keepPaths(site, { store }, kept, []);
  const ofHistory = head ? await fromHistory(site, head, { store, code }) : [];
  return [...ofHistory, ...kept.map((path) => ({ path }))];
}

/** Remembers what has just been published, beside what was before; `gone`: what need not be remembered. */
export function keepPaths(
  site: Place,
  { store }: Pick<Kept, 'store'>,
  paths: readonly string[],
  gone: readonly string[],
): void {
  const former = keptPaths(store, site) ?? [];
  const all = new Set([...former, ...paths]);
  for (const path of gone) all.delete(path);
  const text = JSON.stringify([...all].sort());
  if (text !== JSON.stringify(former)) store.put(listOf(site), text);
}

/** Other content may be built with the same store. */
function listOf({ contentDir }: Place): string {
  return `published pages of ${realpathSync(contentDir)}`;
}

function keptPaths(store: Kept['store'], site: Place): string[] | undefined {
  const list: unknown = JSON.parse(store.get(listOf(site))?.toString() ?? 'null');
  return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : undefined;
}

/** Those of files that are the index of a folder. */
function pagesIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folder = /^(?:(.+)\/)?index\.html$/.exec(file);
    return folder ? `/${folder[1] ?? ''}` : [];
  });
}

async function fromHistory(site: Place, head: string, { store, code }: Kept): Promise<FormerPage[]> {
  const key = `gone pages ${hashOf([code, head, realpathSync(site.contentDir)].join('\0'))}`;
  const known = store.get(key)?.toString();
  if (known !== undefined) return JSON.parse(known);
  const kindOf = kindMatcher(site.kinds);
  const files = await goneFiles(site.contentDir);
  // Another time it may tell.
  if (!files) return [];
  const renamed = new Map(
    files.flatMap(({ name, movedTo }) => (movedTo === undefined ? [] : [[name, movedTo] as const])),
  );
  const pages = files.flatMap((file): FormerPage[] => {
    const kind = site.kinds[kindOf(file.name) ?? ''];
    if (!kind?.path || !wasPublished(kind, file)) return [];
    const movedTo = lastNameOf(file.name, renamed);
    return [{ path: kind.path(slugOf(file.name)), ...(movedTo !== undefined && { movedTo }) }];
  });
  store.put(key, JSON.stringify(pages));
  return pages;
}

function lastNameOf(name: string, renamed: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let last: string | undefined;
  for (let next = renamed.get(name); next !== undefined && !seen.has(next); next = renamed.get(next)) {
    seen.add(next);
    last = next;
  }
  return last;
}

/** As its front matter said on its last day: a field on a line of its own. */
function wasPublished({ publication }: Kind, { text, day }: GoneFile): boolean {
  if (text === '') return false;
  const [front = ''] = /^---\n.*?\n---/s.exec(text) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *["']?([^"'\\s#]*)`, 'm').exec(front)?.[1];
  if (!publication || field(publication.draft) === 'true') return !publication;
  const from = publication.from === undefined ? undefined : field(publication.from);
  return from === undefined || from <= day;
}
