import { type FieldSchema, optionsOf } from './field-schema.ts';

/** Names of fields by their keys. */
export type Labels = ReadonlyMap<string, string>;

/** The names that a form shows for the keys of a file; of fields that share a key, that of the outermost. */
export function labelsOf(schema: FieldSchema): Labels {
  const labels = new Map<string, string>();
  let level: readonly FieldSchema[] = [schema];
  while (level.length > 0) {
    const fields = level.flatMap(({ properties = {} }) => Object.entries(properties));
    for (const [key, { title = key }] of fields) if (!labels.has(key)) labels.set(key, title);
    level = [
      ...fields.map(([, field]) => field),
      ...level.flatMap((one) => [...optionsOf(one), ...(one.items ? [one.items] : [])]),
    ];
  }
  return labels;
}

/** A sentence that names fields by the keys of a file, with the names that a form shows in their place: « lien » and « date: 2026-10-01 ». */
export function inLabels(sentence: string, labels: Labels): string {
  return sentence.replaceAll(KEY, (written, key: string, colon = '') => {
    const label = labels.get(key);
    return label === undefined ? written : `« ${label}${colon && ' : '}`;
  });
}

/** What follows a key that has fields of its own is left as it is written. */
const KEY = /« ([a-z]\w*)(?=(?: »)|: (?!\{))(: )?/gi;
