import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { decodePath, withoutQuery } from '../../contract/addresses.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE, type Wording } from '../../contract/diagnostic.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import { PICTURES_FOLDER } from '../../contract/media.ts';
import { isMedia, namedFiles } from '../../contract/media-name.ts';
import { type CopiedFile, fileText, type OutputFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { pathFrom } from '../../platform/folders.ts';
import { type Asset, isStatic, type MediaLibrary } from './library.ts';

/** Returns the paths that finished pages link to, whatever the form of their accents. */
export function linkedPaths(
  pages: readonly { facts: Pick<PageFacts, 'addresses'> }[],
  base: string,
  paths: readonly string[],
): ReadonlySet<string> {
  const named = new Set<string>();
  if (paths.length === 0) return named;
  const pathByName = new Map(paths.map((path) => [path.normalize('NFC'), path]));
  for (const address of new Set(pages.flatMap(({ facts }) => facts.addresses))) {
    if (!address.startsWith(`${base}/`)) continue;
    const asked = address.slice(base.length + 1);
    const decoded = /[%?#]/.test(asked) ? (decodePath(withoutQuery(asked)) ?? asked) : asked;
    const path = pathByName.get(decoded.normalize('NFC'));
    if (path !== undefined) named.add(path);
  }
  return named;
}

/** Returns the names of files that texts refer to, published or not, and of their films' posters. */
export function referencedFiles(parsed: readonly ParsedFile[], library: MediaLibrary): ReadonlySet<string> {
  const named = parsed.flatMap((file) => namedFiles(file));
  const films = named.flatMap((name) => library.all.get(name) ?? []).filter(({ probed }) => probed.type === 'film');
  return new Set([...named, ...films.flatMap((film) => library.posterOf(film)?.name ?? [])]);
}

interface Published {
  site: Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>;
  copies: readonly CopiedFile[];
  referenced: ReadonlySet<string>;
  linked: ReadonlySet<string>;
  /** Other published files, which may link to pictures. */
  others: readonly OutputFile[];
  /** True if the site is built for its writers. */
  development: boolean;
}

/** Finds files that are not published: unused pictures and downloads, which are reported, and pictures with unreadable metadata. */
export function unusedFiles(
  assets: readonly Asset[],
  { site, copies, referenced, linked, others, development }: Published,
): { paths: ReadonlySet<string>; diagnostics: readonly Diagnostic[] } {
  const folder = pathFrom(site.root, site.staticDir);
  const isReferenced = (path: string) => referenced.has(`/${path}`.normalize('NFC'));
  const isPicture = (path: string) => path.startsWith(`${PICTURES_FOLDER}/`);
  const isOffered = (path: string) => isPicture(path) || path.startsWith(`${site.downloads ?? PICTURES_FOLDER}/`);
  const candidates = copies.filter(({ path }) => {
    if (linked.has(path)) return false;
    return isReferenced(path) ? !development && isOffered(path) && !isMedia(path) : isPicture(path);
  });
  const idle = unlinkedBy({ others, copies }, candidates);
  const unused = idle.filter((path) => !isReferenced(path));
  const unreadable = assets.filter(
    (one) => isStatic(one) && one.probed.type === 'unfit' && !one.probed.withoutMetadata && !isReferenced(one.output),
  );
  const besideTexts = assets.filter((one) => !isStatic(one) && !referenced.has(one.name));
  return {
    paths: new Set([...idle, ...unreadable.map(({ output }) => output)]),
    diagnostics: [
      ...unused.map((path) => warning(`${folder}/${path}`, messages.unused(`/${encodeURI(path)}`))),
      ...unreadable.flatMap(({ file, probed, output }) =>
        probed.type === 'unfit' && !unused.includes(output)
          ? warning(file.path, messages.notPublished(probed.why))
          : [],
      ),
      ...besideTexts.map(({ file }) => warning(file.path, messages.unused(posix.basename(file.name)))),
    ],
  };
}

function warning(file: string, wording: Wording): Diagnostic {
  return diagnostic('warning', file, WHOLE_FILE, wording);
}

/** Returns the candidates that no other file, such as a web manifest, stylesheet or feed, links to either. */
function unlinkedBy(
  { others, copies }: Pick<Published, 'others' | 'copies'>,
  candidates: readonly CopiedFile[],
): string[] {
  if (candidates.length === 0) return [];
  const copied = copies.filter(isText).map(({ from }) => readFileSync(from, 'utf8'));
  const texts = [...others.filter(isText).map(fileText), ...copied];
  return candidates
    .map(({ path }) => path)
    .filter((path) => !texts.some((text) => text.includes(`/${encodeURI(path)}`)));
}

function isText({ path }: { path: string }): boolean {
  return /\.(?:html|css|m?js|json|webmanifest|xml|txt|md)$/.test(path);
}
