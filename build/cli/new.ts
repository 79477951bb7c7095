import { createInterface } from 'node:readline/promises';
import { newFile as words } from '../messages/new.fr.ts';
import { siteDefinition } from '../site-definition.ts';
import type { Refusal } from '../workshop/api.ts';
import { addText } from '../workshop/files/create.ts';
import { newText } from '../workshop/new/new-file.ts';
import { wantedFrom } from '../workshop/new/wanted.ts';
import { Refused } from '../workshop/refused.ts';
import { BROKEN, fail, MISUSED } from './end.ts';
import type { NewFlags } from './options.ts';

/** Adds a page; asks on a terminal for what is missing. */
export async function runNew(kind: string | undefined, title: string | undefined, flags: NewFlags): Promise<void> {
  const site = siteDefinition(flags.content);
  const asks = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const { champ: fields = [], slug, publie: published = false } = flags;
    const given = { kind, title, slug, fields, published };
    const wanted = await wantedFrom(site, given, terminal && ((question) => terminal.question(question)));
    if ('refusal' in wanted) return fail(inWords(wanted.refusal), MISUSED);
    const made = newText(site, wanted);
    if ('refusal' in made) return fail(inWords(made.refusal), MISUSED);
    addText(site, made.path, made.text);
    const isDraft = !published && site.kinds[wanted.kind]?.publication !== undefined;
    console.log(`${words.made(made.path, isDraft)}\n${words.next(isDraft)}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    fail(inWords(error.refusal), error.status === 507 ? BROKEN : MISUSED);
  } finally {
    terminal?.close();
  }
}

function inWords({ message, hint }: Refusal): string {
  return `${message} ${hint}`;
}
