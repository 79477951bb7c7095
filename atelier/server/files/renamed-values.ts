import { editFrontMatter } from '../../../build/contract/editing/front-matter/edit.ts';
import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import { knownFiles } from '../../../build/contract/editing/known-files.ts';
import { contentPlace } from '../../../build/contract/editing/project-files.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { allOrNothing, type Step } from '../../../build/contract/editing/write-file.ts';
import { listedValues } from '../../../build/contract/listed-values.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { SaveRequest } from '../../api.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';
import type { ApiResponse } from '../api-exchange.ts';
import { readFile, saveFile, textChange } from './text-files.ts';

/**
 * Saves a text. Where it is the settings, and an entry of one of their lists has another name there (a category), the texts that name it follow:
 * all are written, or none.
 */
export function saveWithFollowers(host: ContentHost, request: SaveRequest): ApiResponse {
  const steps = followersOf(host, request);
  if (steps.length === 0) return saveFile(host, request);
  // The settings come last: where they have changed meanwhile, the others get their former texts back, and what lies there is the answer.
  const answers: ApiResponse[] = [];
  const save: Step = {
    path: request.path,
    run: () => {
      const answer = saveFile(host, request, steps.length);
      answers.push(answer);
      if (answer.status !== 200) throw new Refused(answer.status, words.changed(request.path));
      return () => {};
    },
  };
  try {
    allOrNothing([...steps, save]);
  } catch (error) {
    if (answers.length === 0) throw error;
  }
  return answers[0] ?? saveFile(host, request);
}

function followersOf(host: ContentHost, { path, text, version }: SaveRequest): Step[] {
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
      const names = renamedIn(listedValues(saved.data, listed), listedValues(read.data, listed));
      return files
        .filter((file) => file.contentType === contentType && names.has(String(file.data[field])))
        .map((file) => {
          const value = names.get(String(file.data[field]));
          return textChange(host, {
            path: file.path,
            text: editFrontMatter(file.text, { at: [field], value }),
            version: readFile(host, file.path).version,
          });
        });
    }),
  );
}

/** New names by the former ones: what stands in the place of another one, in a list that has neither gained nor lost any. */
function renamedIn(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  if (before.length !== after.length) return new Map();
  const pairs = before.map((name, index) => [name, after[index] ?? name] as const);
  return new Map(pairs.filter(([name, now]) => now.trim() !== '' && !after.includes(name) && !before.includes(now)));
}
