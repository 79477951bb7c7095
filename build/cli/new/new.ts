import { createInterface } from 'node:readline/promises';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { newFile as messages } from '../../diagnostics/messages/new.fr.ts';
import { newText } from '../../editing/new-file.ts';
import { type Refusal, Refused } from '../../editing/refused.ts';
import { addText } from '../../editing/write-file.ts';
import { contentHost } from '../../server/index.ts';
import { EXIT_DEFECT, EXIT_USAGE, exitWith } from '../end.ts';
import type { NewFlags } from '../options.ts';
import { siteDefinition } from '../site-definition.ts';
import { completeRequest, type PageRequest } from './page-request.ts';

/** Adds a page; asks on a terminal for what is missing. */
export async function runNew(
  contentType: string | undefined,
  title: string | undefined,
  flags: NewFlags,
): Promise<void> {
  const host = contentHost(siteDefinition(flags.content));
  const asks = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const { champ: fields = [], slug, publie: published = false } = flags;
    const answers = { contentType, title, slug, fields, published };
    const added = await addPage(host, answers, terminal && ((question) => terminal.question(question)));
    if ('refusal' in added) {
      const { refusal, because } = added;
      return exitWith(`${refusal.message} ${refusal.hint}`, because === 'disk' ? EXIT_DEFECT : EXIT_USAGE);
    }
    console.log(`${messages.made(added.path, added.draft)}\n${messages.next(added.draft)}`);
  } finally {
    terminal?.close();
  }
}

interface AddedPage {
  /** Of its file, from the project's root. */
  path: string;
  draft: boolean;
}

/** Why there is no new page: what was asked for cannot be, or the disk did not take it. */
interface NotAdded {
  refusal: Refusal;
  because: 'request' | 'disk';
}

/** Adds a page as a command line describes it. `ask` is called for what is missing, where there is somebody to ask. */
async function addPage(
  host: ContentHost,
  given: PageRequest,
  ask?: (question: string) => Promise<string>,
): Promise<AddedPage | NotAdded> {
  try {
    const wanted = await completeRequest(host, given, ask);
    if ('refusal' in wanted) return { ...wanted, because: 'request' };
    const made = newText(host, wanted);
    if ('refusal' in made) return { ...made, because: 'request' };
    addText(host, made.path, made.text);
    return {
      path: made.path,
      draft: !given.published && host.site.contentTypes[wanted.contentType]?.publication !== undefined,
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal, because: error.status === 507 ? 'disk' : 'request' };
  }
}
