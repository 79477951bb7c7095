import { readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Adoption } from '../../contract/adoption.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { contentFiles as fileWords } from '../../diagnostics/messages/content-files.fr.ts';
import { asOnDisk } from '../../editing/front-matter/line-endings.ts';
import { filesBelow, isPlainName, lookUp } from '../../editing/project-files.ts';
import { Refused, writeOrRefuse } from '../../editing/refused.ts';
import { allOrNothing, replaceFile, type Step } from '../../editing/write-file.ts';
import type { Answers } from './answers.ts';
import { withoutTexts, withoutUnusedValues } from './leaving-texts.ts';
import { blocksOf, filesOffered, withoutBlocks, withoutOfferLinks, withoutOffers } from './offers.ts';
import { ownSettings } from './own-settings.ts';
import { type BrokenPromise, promisesIn } from './promises.ts';

/** What an adoption does, before it does it. Paths count from the project's root. */
export interface AdoptionPlan {
  changed: readonly { path: string; text: string }[];
  /** Files, one by one. */
  removed: readonly string[];
  /** Lines that may promise a file or a block that goes, as they will stand. */
  promises: readonly BrokenPromise[];
}

/** Works out which files change and which go when an agency has answered so. Reads, and writes nothing. */
export function planAdoption(host: ContentHost, adoption: Adoption, answers: Answers): AdoptionPlan {
  const { root } = host.site;
  const before = host.texts();
  const { texts: after, promises } = textsAfter(host, adoption, answers);
  const changed = changesOf(before, after);
  const left = new Set([...after, ...filesOffered(host, after)].map(({ path }) => path));
  const removed = [...before, ...filesOffered(host, before)].map(({ path }) => path).filter((path) => !left.has(path));
  const isNothing = changed.length + removed.length === 0;
  const tests = isNothing ? [] : adoption.tests.flatMap((folder) => filesBelow(root, folder));
  return { changed, removed: [...removed, ...tests], promises };
}

function textsAfter(
  host: ContentHost,
  adoption: Adoption,
  answers: Answers,
): { texts: readonly ContentText[]; promises: readonly BrokenPromise[] } {
  const { contentType, downloads, blockPromise } = adoption;
  const blocks = new Set(blocksOf(host, contentType));
  const gone = new Set([...blocks].filter((name) => answers.blocs?.includes(name) === false));
  const chosen = chosenTexts(host, contentType, answers);
  const unblocked = chosen.map((file) => ({ ...file, text: withoutBlocks(file.text, gone) }));
  const offering = having(host, withoutFiles(having(host, unblocked), answers));
  const texts = withoutOfferLinks(host, offering, downloads);
  const holdBlocks = (files: readonly ContentText[]) => files.some(({ text }) => withoutBlocks(text, blocks) !== text);
  const isBlockless = holdBlocks(host.texts()) && !holdBlocks(unblocked);
  const promises = promisesIn(texts, [
    { before: having(host, unblocked), after: texts, promise: downloads.promise },
    { before: having(host, chosen), after: unblocked, promise: blockPromise, isWhole: isBlockless },
  ]);
  // Values that no text takes today are for the writer to say.
  const isWhole = texts.length === host.texts().length && gone.size === 0;
  return { texts: isWhole ? texts : withoutUnusedValues(having(host, texts)), promises };
}

/** The texts that stay, under the settings that were answered. */
function chosenTexts(host: ContentHost, contentType: string, { articles, reglages }: Answers): readonly ContentText[] {
  const settings = ownSettings(host, reglages);
  return withoutTexts(
    having(host, settings),
    (file) => file.contentType === contentType && articles?.includes(file.slug) === false,
  );
}

/** The texts without the files that do not stay. */
function withoutFiles(host: ContentHost, { fichiers }: Answers): readonly ContentText[] {
  const leaving = filesOffered(host, host.texts()).filter(({ name }) => fichiers?.includes(name) === false);
  const dropped = new Set(leaving.flatMap(({ addresses }) => [...addresses]));
  return dropped.size === 0 ? host.texts() : withoutOffers(host, dropped);
}

/** The same site with other texts. */
function having(host: ContentHost, texts: readonly ContentText[]): ContentHost {
  return { ...host, texts: () => texts };
}

function changesOf(before: readonly ContentText[], after: readonly ContentText[]): AdoptionPlan['changed'] {
  const former = new Map(before.map(({ path, text }) => [path, text]));
  return after.filter(({ path, text }) => former.get(path) !== text).map(({ path, text }) => ({ path, text }));
}

/** Writes what a plan says: all texts, or none; then removes the files that go. Throws `Refused`. */
export function adopt(host: ContentHost, { changed, removed }: Omit<AdoptionPlan, 'promises'>): void {
  const { root } = host.site;
  allOrNothing(changed.map((one) => fileChange(root, one)));
  for (const path of removed) writeOrRefuse(path, () => removeFile(realpathSync(root), path));
}

/** Removes one file of the project that no link is on the way to, and the folders that are empty without it. */
function removeFile(root: string, path: string): void {
  const segments = path.split('/');
  if (!segments.every(isPlainName)) throw new Refused(403, fileWords.notAFile(path));
  if (!lookUp(root, segments, path)) return;
  rmSync(join(root, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}

function fileChange(root: string, { path, text }: AdoptionPlan['changed'][number]): Step {
  const file = join(root, path);
  return {
    path,
    run: () => {
      const [former, stats] = [readFileSync(file, 'utf8'), statSync(file)];
      writeOrRefuse(path, () => replaceFile(file, asOnDisk({ raw: former }, text), stats));
      return () => replaceFile(file, former, stats);
    },
  };
}
