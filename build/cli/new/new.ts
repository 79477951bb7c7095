import { createInterface } from 'node:readline/promises';
import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { contentHost } from '../../server/index.ts';
import { BROKEN, fail, MISUSED } from '../end.ts';
import type { NewFlags } from '../options.ts';
import { siteDefinition } from '../site-definition.ts';
import { addPage } from './add-page.ts';

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
      return fail(`${refusal.message} ${refusal.hint}`, because === 'disk' ? BROKEN : MISUSED);
    }
    console.log(`${words.made(added.path, added.draft)}\n${words.next(added.draft)}`);
  } finally {
    terminal?.close();
  }
}
