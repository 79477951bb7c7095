import { join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../contract/definition.ts';
import { mediaAddress, mediaName, namedAddresses } from '../../contract/media-name.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { files as messages } from '../../diagnostics/messages/files.fr.ts';
import { memoize } from '../../platform/memoize.ts';

type NamingText = Pick<ParsedFile, 'name' | 'links' | 'data'>;

/** Files that lie in the static folder to be offered, and that no text names, be it published or not. */
export function unofferedFiles(
  { root, staticDir, downloads }: Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>,
  texts: readonly NamingText[],
  copies: readonly CopiedFile[],
): Diagnostic[] {
  const offered = downloads === undefined ? [] : copies.filter(({ path }) => path.startsWith(`${downloads}/`));
  if (offered.length === 0) return [];
  const named = new Set(texts.flatMap((text) => namesIn(text)));
  return offered
    .filter(({ path }) => !named.has(`/${path}`.normalize('NFC')))
    .map(({ path }) => {
      const shown = relative(root, join(staticDir, path)).split(sep).join('/');
      return diagnostic('warning', shown, WHOLE_FILE, messages.unoffered(mediaAddress('', `/${path}`)));
    });
}

/** The files that a text names by their addresses from the site's root. */
const namesIn = memoize((text: NamingText): readonly (string | undefined)[] =>
  namedAddresses(text)
    .filter((address) => address.startsWith('/'))
    .map((address) => mediaName(text.name, address)),
);
