import { parse } from 'yaml';
import { z } from 'zod';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { isEqual } from '../../../build/editing/front-matter/field-edit.ts';
import { sourceOf } from '../../../build/editing/front-matter/read.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { cutText, type TextEdit, withEdits } from '../../../build/editing/text.ts';
import { allOrNothing } from '../../../build/editing/write-file.ts';
import type { LastReplacement, OpenFile, Undone } from '../../api.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { endpoint, noData } from '../api-exchange.ts';
import { readFile, textChange } from '../files/text-files.ts';
import { type FoundPassage, fieldValues, findInTexts, readPassages } from './find.ts';
import { type Fitted, fitReplacement } from './fit-replacement.ts';
import { finder } from './pattern.ts';

const oneLine = z
  .string()
  .max(500)
  .regex(/^[^\r\n]*$/);
const search = z.strictObject({ words: oneLine.regex(/\S/), exact: z.boolean(), whole: z.boolean() });
const chosenPassages = z.strictObject({
  path: z.string(),
  version: z.string(),
  /** The indices of the passages to replace, among all that are found in this version. */
  chosen: z.array(z.int().nonnegative()).min(1),
});
const replacement = search.extend({
  replacement: oneLine,
  /** The gender of the new words, if an article depends on it. */
  gender: z.enum(['masculine', 'feminine']).exactOptional(),
  texts: z.array(chosenPassages).min(1),
});

export type Replacement = z.output<typeof replacement>;

/** Requests to find and replace words in all texts. */
export const findEndpoints = {
  'find/search': endpoint(search, findInTexts),
  'find/replace': endpoint(replacement, replaceInTexts, 'long'),
  /** The last replacement, or `null`. */
  'find/last': endpoint(noData, ({ site }) => replacements.get(site)?.last ?? null),
  'find/undo': endpoint(noData, undoReplacement),
};

/** The last replacement in each site, until the server ends; the history still has the former texts then. */
const replacements = new WeakMap<SiteDefinition, { last: LastReplacement; texts: readonly ChangedText[] }>();

/** Replaces the chosen passages in all texts, or in none. Throws `Refused`. */
export function replaceInTexts(host: ContentHost, { texts: chosenTexts, ...search }: Replacement): LastReplacement {
  const find = finder(search);
  const fit = (passage: FoundPassage) => {
    const fitted = fitReplacement(passage, search);
    if (!fitted) throw new Refused(422, words.noGender);
    return fitted;
  };
  const changed = chosenTexts.map(({ path, version, chosen }) => {
    const known = readPassages(host, path, find);
    if (known.version !== version) throw new Refused(409, words.changed(path));
    const passages = known.passages.filter((_, index) => chosen.includes(index));
    return {
      path,
      version,
      former: known.text,
      text: textOf(path, () => replacePassages(known.text, passages, fit)),
    };
  });
  const last: LastReplacement = {
    words: search.words,
    replacement: search.replacement,
    at: new Date().toISOString(),
    passages: chosenTexts.reduce((sum, { chosen }) => sum + chosen.length, 0),
    texts: changed.map(({ path }) => path),
  };
  allOrNothing(changed.map((change) => textChange(host, change)));
  replacements.set(host.site, { last, texts: changed });
  return last;
}

/** Undoes the last replacement in all texts that have not changed since. */
export function undoReplacement(host: ContentHost): Undone {
  const stored = replacements.get(host.site);
  if (!stored) throw new Refused(404, words.nothingToUndo);
  const present = stored.texts.map((one) => ({ ...one, now: presentFile(host, one.path) }));
  const restored = present.flatMap(({ path, former, text, now }) =>
    now?.text === text ? [{ path, text: former, version: now.version }] : [],
  );
  allOrNothing(restored.map((change) => textChange(host, change)));
  replacements.delete(host.site);
  const kept = present.filter(({ former, text, now }) => now?.text !== text && now?.text !== former);
  return { restored: restored.map(({ path }) => path), kept: kept.map(({ path }) => path) };
}

function textOf(path: string, make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(422, words.notHeld(path));
    throw error;
  }
}

/** A text before and after a replacement, with line feeds alone. */
interface ChangedText {
  path: string;
  former: string;
  text: string;
}

/** Returns the present file; undefined if it cannot be read. */
function presentFile(host: ContentHost, path: string): OpenFile | undefined {
  try {
    return readFile(host, path);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * Returns a text (line feeds alone) with some passages replaced and nothing else changed. A value of the front matter
 * is quoted if YAML would otherwise misread the new words. Throws a `RangeError` if it cannot contain them.
 */
export function replacePassages(text: string, passages: readonly FoundPassage[], fit: Fit): string {
  const inBody = passages.filter(({ at }) => at === undefined);
  const withBody = withEdits(text, editsOf(inBody, fit));
  const fields = new Map<string, { at: KeyPath; passages: FoundPassage[] }>();
  for (const passage of passages) {
    const { at } = passage;
    if (at === undefined) continue;
    const key = JSON.stringify(at);
    fields.set(key, { at, passages: [...(fields.get(key)?.passages ?? []), passage] });
  }
  return [...fields.values()].reduce((current, field) => withField(current, field, fit), withBody);
}

/** The function for the words that replace a passage. */
type Fit = (passage: FoundPassage) => Fitted;

function editsOf(passages: readonly FoundPassage[], fit: Fit): TextEdit[] {
  return passages.map((passage) => {
    const { taken, text } = fit(passage);
    return { start: passage.range.start - taken, end: passage.range.end, text };
  });
}

function withField(
  text: string,
  { at, passages }: { at: KeyPath; passages: readonly FoundPassage[] },
  fit: Fit,
): string {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  const field = source && fieldValues(source.document, source.yaml).find((one) => isEqual(one.at, at));
  if (!field) throw new RangeError(`there is no ${at.join('.')}`);
  const value = withEdits(field.value, editsOf(passages, fit));
  return editFrontMatter(text, { at, value: field.isText ? value : parse(value) });
}
