import { listedValues } from '../../../build/contract/field-values.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { type KnownFile, knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import type { LostName, SaveConflict, Saved, SaveRequest } from '../../api.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';
import { readFile, saveFile, textChange } from './text-files.ts';

/**
 * Saves a text. If it is the settings and an entry of a list is renamed (a category), the texts that name it are
 * updated too: all are written, or none. The answer lists texts that still name a removed entry.
 */
export function saveAndUpdateReferences(host: ContentHost, request: SaveRequest): Saved | SaveConflict {
  const uses = changedUses(host, request);
  const steps = uses.flatMap(({ file, field, now }) => (now === undefined ? [] : [editUse(host, file, field, now)]));
  const lost = lostNames(host, uses);
  const others = { ...(steps.length > 0 && { followed: steps.length }), ...(lost.length > 0 && { lost }) };
  const answers: (Saved | SaveConflict)[] = [];
  // The settings come last. If they have changed meanwhile, the other texts are restored, and the answer is the file on
  // the disk. If the process ends before, saving the settings again updates the remaining texts.
  const save: FileChange = {
    path: request.path,
    run: () => {
      const answer = saveFile(host, request, others);
      answers.push(answer);
      if ('conflict' in answer) throw new Refused(409, words.changed(request.path));
      return () => {};
    },
  };
  try {
    allOrNothing([...steps, save]);
  } catch (error) {
    if (!(error instanceof Refused && error.status === 409 && answers.length > 0)) throw error;
  }
  return answers[0] ?? saveFile(host, request);
}

/** A text that uses a name which the settings no longer have. `now`: the new name; undefined if it was removed. */
interface ChangedUse {
  file: KnownFile;
  field: string;
  name: string;
  now: string | undefined;
}

function changedUses(host: ContentHost, { path, text, version }: SaveRequest): ChangedUse[] {
  const { contentTypes, settings } = host.site;
  const { contentType: ofSaved, stats } = contentPlace(host, path);
  if (ofSaved !== settings.contentType || !stats || readFile(host, path).version !== version) return [];
  const files = knownFiles(host);
  const saved = files.find((file) => file.path === path);
  const read = readFrontMatter(text);
  if (!saved || !('data' in read)) return [];
  return Object.entries(contentTypes).flatMap(([contentType, { schema }]) =>
    Object.entries((schema && host.schemaOf(schema).properties) ?? {}).flatMap(([field, property]) => {
      const { listed } = typeof property === 'object' ? property : {};
      if (typeof listed !== 'string') return [];
      const names = changedNames(listedValues(saved.data, listed), listedValues(read.data, listed));
      return files.flatMap((file) => {
        const name = String(file.data[field]);
        return file.contentType === contentType && names.has(name) ? [{ file, field, name, now: names.get(name) }] : [];
      });
    }),
  );
}

/** Maps each name that a list has lost to the new name at its index; to undefined if the list has another length or no new name there. */
function changedNames(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string | undefined> {
  const nowOf = (index: number) => {
    const now = before.length === after.length ? after[index] : undefined;
    return now === undefined || before.includes(now) ? undefined : now;
  };
  const pairs = before.map((name, index) => [name, nowOf(index)] as const);
  return new Map(pairs.filter(([name]) => name.trim() !== '' && !after.includes(name)));
}

function editUse(host: ContentHost, { path, text }: KnownFile, field: string, value: string): FileChange {
  const edited = editFrontMatter(text, { at: [field], value });
  return textChange(host, { path, text: edited, version: readFile(host, path).version });
}

function lostNames(host: ContentHost, uses: readonly ChangedUse[]): LostName[] {
  const titles = new Map<string, string[]>();
  for (const { file, name, now } of uses) {
    const title = titleOf(host, file.contentType ?? '', file.data) ?? file.slug;
    if (now === undefined) titles.set(name, [...(titles.get(name) ?? []), title]);
  }
  return [...titles].map(([name, having]) => ({ name, titles: having }));
}
