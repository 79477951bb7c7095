import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Adoption } from '../../contract/adoption.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { adopt as words } from '../../diagnostics/messages/adopt.fr.ts';
import { runGit } from '../../editing/run-git.ts';
import { contentHost } from '../../server/index.ts';
import { fail, MISUSED } from '../end.ts';
import type { AdoptFlags } from '../options.ts';
import { siteDefinition } from '../site-definition.ts';
import { type Answers, faultsOf, readAnswers } from './answers.ts';
import { askAnswers, type Terminal } from './ask-answers.ts';
import { type AdoptionPlan, adopt, planAdoption } from './plan-adoption.ts';

/** Makes the site another agency's: asks, says what it will do, and does that once it is told to. */
export async function runAdopt({ reponses, oui = false, malgreTout = false }: AdoptFlags): Promise<void> {
  const host = contentHost(siteDefinition());
  const { adoption } = host.site;
  if (!adoption) return;
  if (!malgreTout && !(await isSaved(host.site.root))) return fail(words.unsaved, MISUSED);
  const asks = process.stdin.isTTY && process.stdout.isTTY;
  const lines = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const terminal = lines && { ask: (question: string) => lines.question(question), say: console.log };
  try {
    const answers = await answersFrom(host, adoption, reponses, terminal);
    if ('fault' in answers) return fail(answers.fault, MISUSED);
    const faults = faultsOf(host, adoption, answers);
    if (faults.length > 0) return fail(faults.join('\n'), MISUSED);
    const plan = planAdoption(host, adoption, answers);
    const unsaved = malgreTout ? [] : await unsavedFiles(host.site.root, pathsOf(plan));
    if (unsaved.length > 0) return fail(words.unsavedFiles(unsaved), MISUSED);
    const isDone = await carryOut(host, plan, oui, terminal);
    if (isDone) {
      tellPromises(plan);
      tellClaims(host.site.root, adoption);
    }
  } finally {
    lines?.close();
  }
}

async function answersFrom(
  host: ContentHost,
  adoption: Adoption,
  file: string | undefined,
  terminal: Terminal | undefined,
): Promise<Answers | { fault: string }> {
  if (file !== undefined) return readAnswers(file);
  return terminal ? askAnswers(host, adoption, terminal) : { fault: words.noAnswers };
}

function pathsOf({ changed, removed }: AdoptionPlan): string[] {
  return [...changed.map(({ path }) => path), ...removed];
}

async function carryOut(
  host: ContentHost,
  plan: AdoptionPlan,
  isAgreed: boolean,
  terminal: Terminal | undefined,
): Promise<boolean> {
  const { changed, removed } = plan;
  if (changed.length + removed.length === 0) {
    console.log(words.nothing);
    return false;
  }
  const paths = changed.map(({ path }) => path);
  console.log([words.changed(paths.length), ...paths.map(words.file)].join('\n'));
  console.log([words.removed(removed.length), ...removed.map(words.file)].join('\n'));
  if (!isAgreed && (await terminal?.ask(words.askGo))?.trim().toLowerCase() !== words.yes) {
    console.log(terminal ? words.notDone : words.seeOnly);
    return false;
  }
  adopt(host, plan);
  console.log(words.done);
  return true;
}

/** What texts still say of files that are gone. */
function tellPromises({ promises }: AdoptionPlan): void {
  if (promises.length > 0) console.log([words.promises, ...promises.map(words.promise)].join('\n'));
}

/** What the plan cannot know to be true of the agency. */
function tellClaims(root: string, { claims }: Adoption): void {
  const left = claims.filter(({ path }) => existsSync(join(root, path)));
  if (left.length > 0) console.log([words.claims, ...left.map(({ path, what }) => words.claim(path, what))].join('\n'));
}

/** More than any list of files. */
const MOST = 50_000_000;

/** Whether git has all that lies in a folder as it is, but for what it was told to ignore. */
export async function isSaved(root: string): Promise<boolean> {
  const changes = await runGit(root, ['status', '--porcelain', '--untracked-files=normal'], MOST);
  return changes?.length === 0;
}

/** Of some files, by their paths from the root, those that git could not give back: it ignores them, no longer looks at them, or has others. */
export async function unsavedFiles(root: string, paths: readonly string[]): Promise<string[]> {
  const known = await namesFrom(root, ['ls-files', '-v', '-z']);
  const changed = await namesFrom(root, ['diff', '--name-only', '--relative', '-z', 'HEAD']);
  if (!known || !changed) return [...paths];
  // Other marks than this one stand before files whose changes git passes over.
  const looked = new Set(known.flatMap((line) => (line.startsWith('H ') ? [line.slice(2)] : [])));
  const others = new Set(changed);
  return paths.filter((path) => !looked.has(path) || others.has(path));
}

async function namesFrom(root: string, args: readonly string[]): Promise<string[] | undefined> {
  return (await runGit(root, args, MOST))?.toString().split('\0');
}
