import type { KeyPath } from '../../../build/contract/content-type.ts';
import { type Source, sourceOf } from '../../../build/contract/editing/front-matter/document.ts';
import { editFrontMatter, isEqual } from '../../../build/contract/editing/front-matter/edit.ts';
import { applied, valueAt } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { cutText, type TextEdit, withEdits, YAML_START } from '../../../build/contract/text.ts';
import { type FoundPassage, fieldValues } from './find.ts';
import type { Range } from './pattern.ts';

/**
 * A text (line feeds alone) with other words in the place of some of its passages; nothing else of it changes. Values of the front matter read as
 * the writer means them: where the new words would mean something to YAML, the value gets quotes. Throws a `RangeError` where it cannot hold them.
 */
export function replaced(
  text: string,
  passages: readonly FoundPassage[],
  { find, replacement }: { find: (line: string) => Range[]; replacement: string },
): string {
  const inBody = passages.filter(({ at }) => at === undefined);
  const withBody = withEdits(
    text,
    inBody.map(({ range }) => ({ ...range, text: replacement })),
  );
  const fields = new Map<string, { at: KeyPath; ranges: Range[] }>();
  for (const { at, range } of passages) {
    if (at === undefined) continue;
    const key = JSON.stringify(at);
    fields.set(key, { at, ranges: [...(fields.get(key)?.ranges ?? []), range] });
  }
  return [...fields.values()].reduce((current, field) => withField(current, field, { find, replacement }), withBody);
}

function withField(
  text: string,
  { at, ranges }: { at: KeyPath; ranges: readonly Range[] },
  { find, replacement }: { find: (line: string) => Range[]; replacement: string },
): string {
  const source = sourceIn(text);
  const field = source && fieldValues(source.document, source.yaml).find((one) => isEqual(one.at, at));
  if (!source || !field) throw new RangeError(`there is no ${at.join('.')}`);
  const value = withEdits(
    field.value,
    ranges.map((range) => ({ ...range, text: replacement })),
  );
  const written = source.yaml.slice(field.start, field.end);
  const places = allPlaces(written, find);
  const known = allPlaces(field.value, find);
  // What is written as it reads is changed where it stands.
  const edits = ranges.flatMap(({ start }): TextEdit[] => {
    const place = places[known.findIndex((one) => one.start === start)];
    return place ? [{ start: field.start + place.start, end: field.start + place.end, text: replacement }] : [];
  });
  if (places.length === known.length) {
    const yaml = withEdits(source.yaml, edits);
    const result = sourceOf(yaml);
    const meant = result && applied(source.data, { at, value: field.isText ? value : valueAt(result.data, at) });
    if (result && isEqual(result.data, meant))
      return text.slice(0, YAML_START) + yaml + text.slice(YAML_START + source.yaml.length);
  }
  return editFrontMatter(text, { at, value });
}

function sourceIn(text: string): Source | undefined {
  const cut = cutText(text);
  return cut && sourceOf(cut.yaml);
}

function allPlaces(text: string, find: (line: string) => Range[]): Range[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return find(line).map((range) => ({ start: from + range.start, end: from + range.end }));
  });
}
