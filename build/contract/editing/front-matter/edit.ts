import { cutText, YAML_START } from '../../../diagnostics/front-matter/cut.ts';
import { type TextEdit, withEdits } from '../../../platform/html/text-edit.ts';
import { type Source, sourceOf } from './document.ts';
import { applied, type FieldEdit, mapOf, valueAt } from './field-edit.ts';
import { isEqual } from './is-equal.ts';
import { withEndingsOf, withLineFeeds } from './line-endings.ts';
import { insertItem, put, type Written } from './put.ts';
import { stepsOf } from './steps.ts';
import { move, take } from './take.ts';
import { mannerOf } from './write.ts';

export type { FieldEdit } from './field-edit.ts';

/**
 * A file's text with one field changed, which differs by that field's lines alone: comments, order, quotes, brackets and line
 * ends stay. A value keeps its way of being written where that can hold the new one. `order`: keys of the group that a new
 * key joins; without it the key comes last. Throws a `RangeError` where the front matter cannot be read, or the edit is of
 * something that cannot be there.
 */
export function editFrontMatter(text: string, edit: FieldEdit, order: readonly string[] = []): string {
  const plain = withLineFeeds(text);
  const cut = cutText(plain);
  const source = cut && sourceOf(cut.yaml);
  if (!source) throw new RangeError('the front matter cannot be read');
  const steps = stepsOf(source.data, edit);
  const { yaml } = steps.reduce((current, step) => edited(current, step, order), source);
  return withEndingsOf(text, plain.slice(0, YAML_START) + yaml + plain.slice(YAML_START + source.yaml.length));
}

/** The first way of writing an edit that reads as it is meant. */
function edited(source: Source, edit: FieldEdit, order: readonly string[]): Source {
  const meant = applied(source.data, edit);
  for (const edits of ways(source, edit, order)) {
    const result = edits && sourceOf(withEdits(source.yaml, edits));
    if (result && isEqual(result.data, meant)) return result;
  }
  throw new RangeError(`the front matter cannot hold this at ${edit.at.join('.')}`);
}

/** From the smallest change to the greatest: in place, in place with quotes (of what goes: with the blank lines behind it), the whole field of the front matter anew. */
function* ways(source: Source, edit: FieldEdit, order: readonly string[]): Generator<TextEdit[] | undefined> {
  const manner = mannerOf(source.document, source.yaml);
  for (const quoted of [false, true]) yield inPlace(source, edit, { manner: { ...manner, quoted }, order });
  const { length: end } = source.yaml;
  // The last line of YAML has no end of its own, which a text above that keeps blank lines (`|+`) then lacks.
  if ('remove' in edit) yield [...(take(source, edit.at, false) ?? []), { start: end, end, text: '\n' }];
  // A text that keeps the blank lines below it (`|+`) reads otherwise in another place.
  if ('move' in edit)
    for (const quoted of [false, true]) yield itemsAnew(source, edit, { manner: { ...manner, quoted }, order });
  const [key] = edit.at;
  if (key === undefined) return;
  const value = mapOf(applied(source.data, edit))[key];
  for (const quoted of [false, true]) yield put(source, [key], { value, manner: { ...manner, quoted }, order });
}

function inPlace(source: Source, edit: FieldEdit, written: Omit<Written, 'value'>): TextEdit[] | undefined {
  if ('remove' in edit) return take(source, edit.at, written.manner.quoted);
  if ('move' in edit) return move(source, edit.at, edit.move);
  if ('insert' in edit) return insertItem(source, edit.at, edit.insert, { ...written, value: edit.value });
  return put(source, edit.at, { ...written, value: edit.value });
}

/** Each item of a list written anew where another one stood, so that comments around it stay. */
function itemsAnew(source: Source, edit: FieldEdit, written: Omit<Written, 'value'>): TextEdit[] | undefined {
  const items = valueAt(applied(source.data, edit), edit.at);
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((value, index) => put(source, [...edit.at, index], { ...written, value }) ?? []);
}
