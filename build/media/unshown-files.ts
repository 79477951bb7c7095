import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import { PICTURES } from '../contract/media.ts';
import { type CopiedFile, fileText, type OutputFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { isStatic, type KnownMedium } from './library.ts';

interface Seen {
  site: Pick<SiteDefinition, 'root' | 'staticDir'>;
  /** What the static folder holds. */
  copies: readonly CopiedFile[];
  /** Names of what texts show, be they published or not. */
  used: ReadonlySet<string>;
  /** Paths that finished pages name. */
  named: ReadonlySet<string>;
  /** What is published beside pages and copies, and may name pictures. */
  others: readonly OutputFile[];
}

interface Unshown {
  /** Below the output folder. */
  paths: ReadonlySet<string>;
  diagnostics: readonly Diagnostic[];
}

/**
 * What is not published: of the folder of pictures whatever nothing names; of the whole static folder what cannot be read well enough to know that
 * it says nothing of where, when and with what it was made. Beside texts, what none of them shows. What an unpublished text shows is no mistake.
 */
export function unshownFiles(known: readonly KnownMedium[], seen: Seen): Unshown {
  const { site, copies, used, named, others } = seen;
  const folder = relative(site.root, site.staticDir).split(sep).join('/');
  const isUsed = (path: string) => used.has(`/${path}`.normalize('NFC'));
  const idle = copies.filter(({ path }) => path.startsWith(`${PICTURES}/`) && !named.has(path) && !isUsed(path));
  const unseen = unnamedBy([...others, ...copies.filter(isText).map(asOutput)], idle);
  const unsure = known.filter((one) => isStatic(one) && isUnsure(one) && !isUsed(one.output));
  const beside = known.filter((one) => !isStatic(one) && !used.has(one.name));
  return {
    paths: new Set([...unseen, ...unsure.map(({ output }) => output)]),
    diagnostics: [
      ...unseen.map((path) => warning(`${folder}/${path}`, messages.media.unseen(`/${encodeURI(path)}`))),
      ...unsure.flatMap(({ file, examined, output }) =>
        examined.type === 'unfit' && !unseen.includes(output)
          ? warning(file.path, messages.media.notPublished(examined.why))
          : [],
      ),
      ...beside.map(({ file }) => warning(file.path, messages.media.unused())),
    ],
  };
}

function warning(file: string, wording: Wording): Diagnostic {
  return diagnostic('warning', file, WHOLE_FILE, wording);
}

function isUnsure({ examined }: KnownMedium): boolean {
  return examined.type === 'unfit' && !examined.silent;
}

/** The paths that none of these files names either, such as a web manifest does, a stylesheet or a feed. */
function unnamedBy(files: readonly Pick<OutputFile, 'path' | 'contents'>[], idle: readonly CopiedFile[]): string[] {
  if (idle.length === 0) return [];
  const texts = files.filter(isText).map(fileText);
  return idle.map(({ path }) => path).filter((path) => !texts.some((text) => text.includes(`/${encodeURI(path)}`)));
}

function isText({ path }: { path: string }): boolean {
  return /\.(?:html|css|m?js|json|webmanifest|xml|txt|md)$/.test(path);
}

function asOutput({ path, from }: CopiedFile): Pick<OutputFile, 'path' | 'contents'> {
  return { path, contents: () => readFileSync(from) };
}
