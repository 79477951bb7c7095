import type { PlannedPage } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE, type Wording } from '../../contract/diagnostic.ts';
import { nameOnDisk } from '../../contract/output.ts';
import { locateFields } from '../../diagnostics/field-diagnostics.ts';
import { plan as messages } from '../../diagnostics/messages/pages.fr.ts';

type Claim = Pick<PlannedPage, 'path' | 'output' | 'leadsTo' | 'source' | 'at'>;

/** Reports pages with the same path or file, and former addresses that lead to no page. `files`: paths of other files. */
export async function pathConflicts(
  pages: readonly Claim[],
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<Diagnostic[]> {
  const standing = pages.filter(({ leadsTo }) => leadsTo === undefined);
  const former = pages.filter(({ leadsTo }) => leadsTo !== undefined);
  const owners = new Map<string, Claim>();
  const reserved = new Map([...files, ...standing.map(({ output }) => output)].map((path) => [nameOnDisk(path), path]));
  const formerPaths = new Set(former.map(({ path }) => path));
  const diagnostics: Promise<Diagnostic>[] = [];
  for (const page of [...standing, ...former]) {
    const owner = owners.get(nameOnDisk(page.output));
    const { path, leadsTo } = page;
    const isChained = leadsTo !== undefined && formerPaths.has(leadsTo);
    const chained = isChained ? messages.formerChain(path, leadsTo) : undefined;
    const wording = wordingFor(page, owner) ?? fileInTheWay(page, reserved) ?? chained;
    if (wording) diagnostics.push(pageError(page, wording, texts));
    if (!owner) owners.set(nameOnDisk(page.output), page);
  }
  return Promise.all(diagnostics);
}

function wordingFor(page: Claim, owner: Claim | undefined): Wording | undefined {
  if (!owner) return undefined;
  const holder = owner.source ?? owner.path;
  if (page.leadsTo === undefined) return messages.pathTaken(page.path, holder);
  if (owner.leadsTo !== undefined) return messages.formerTwice(page.path, holder);
  return messages.formerTaken(page.path, holder);
}

/** Reports a file in the place of a former address's folder, or of a folder above it. */
function fileInTheWay({ leadsTo, path, output }: Claim, reserved: ReadonlyMap<string, string>): Wording | undefined {
  if (leadsTo === undefined) return undefined;
  const names = output.split('/');
  const inTheWay = names
    .map((_, index) => reserved.get(nameOnDisk(names.slice(0, index + 1).join('/'))))
    .find((file) => file !== undefined);
  return inTheWay === undefined ? undefined : messages.formerTaken(path, inTheWay);
}

/** Returns an error at the field that asks for the page, or at its whole file. */
async function pageError(
  { source, output, at }: Claim,
  wording: Wording,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnostic> {
  const text = source === undefined ? undefined : texts.get(source);
  const [place = WHOLE_FILE] = text === undefined || !at ? [] : await locateFields(text, [{ at }]);
  return diagnostic('error', source ?? output, place, wording);
}
