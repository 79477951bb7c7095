import { dirname } from 'node:path';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { readContent } from '../../../../build/content/read/read.ts';
import type { KeyPath } from '../../../../build/contract/content-type.ts';
import type { SourceFile } from '../../../../build/contract/source-file.ts';
import { editFrontMatter } from '../../../../build/editing/front-matter/edit.ts';
import { applyEdit, type FieldEdit } from '../../../../build/editing/front-matter/field-edit.ts';
import { placeOf, readFrontMatter, withBody } from '../../../../build/editing/front-matter/read.ts';
import { LONG } from '../../../fuzz/random.ts';
import { assert, suite } from '../../../suite.ts';
import { pathsIn, valueIn } from '../../../support/field-paths.ts';
import { contentFolder, projectRoot } from '../../../support/real-site.ts';

const test = suite('Edits of all content');

/** By night all files; by day the longest of each folder, which has its fields. */
const files = (LONG ? allFiles() : longestOfEachFolder(allFiles())).map((file) => ({
  ...file,
  data: dataOf(file.text),
}));

function allFiles(): readonly SourceFile[] {
  return readContent(projectRoot, contentFolder).value;
}

function longestOfEachFolder(all: readonly SourceFile[]): SourceFile[] {
  const byLength = [...all].sort((a, b) => a.text.length - b.text.length);
  return [...new Map(byLength.map((file) => [dirname(file.path), file])).values()];
}

/** Paths of all that data holds; of the items of a list, the first and the last stand for all, and by day the first alone. */
function placesIn(data: unknown): KeyPath[] {
  const isEnd = (at: KeyPath) => {
    const list = valueIn(data, at.slice(0, -1));
    return !Array.isArray(list) || at.at(-1) === 0 || (LONG && at.at(-1) === list.length - 1);
  };
  return pathsIn(data).filter((at) => at.every((_, depth) => isEnd(at.slice(0, depth + 1))));
}

/** A text, a number and a day as writers change them, and what YAML would take for something else. */
const VALUES = ["L'été d'un « essai »", 'Prix : 12 € #1', '2025-02-30', 'null', 42, true, ' - “Oui” 🚀'];

test('an edit changes the lines of its field alone, and undoing it restores the same bytes', () => {
  let edits = 0;
  for (const { path, text, data } of files) {
    for (const [index, at] of placesIn(data).entries()) {
      const former = valueIn(data, at);
      if (typeof former === 'object') continue;
      const value = VALUES.filter((other) => other !== former)[index % (VALUES.length - 1)];
      const { line, removed, added } = changedLines(text, edited(path, text, data, { at, value }));
      assert.is(line, placeOf(text, at)?.line, `${path} ${at}`);
      assert.ok(removed <= String(former).trimEnd().split('\n').length + 1, `${path} ${at} ${removed}`);
      assert.ok(added <= 2, `${path} ${at} ${added}`);
      const like = typeof former === 'string' ? former.replace(/^./u, 'Z') : typeof former === 'number' ? 0 : !former;
      const changed = editFrontMatter(text, { at, value: like });
      assert.is(editFrontMatter(changed, { at, value: former }), text, `${path} ${at}`);
      edits++;
    }
  }
  assert.ok(edits > 100, `${edits} fields`);
});

test('an item that comes, goes or moves takes nothing but its own lines, in every list', () => {
  let lists = 0;
  for (const { path, text, data } of files) {
    for (const at of placesIn(data)) {
      const list = valueIn(data, at);
      if (!Array.isArray(list) || list.length === 0) continue;
      const last = list.length - 1;
      for (const index of [0, last + 1]) {
        const longer = edited(path, text, data, { at, insert: index, value: list[0] });
        assert.is(changedLines(text, longer).removed, isInBrackets(text, at) ? 1 : 0, `${path} ${at} ${index}`);
        assert.is(editFrontMatter(longer, { at: [...at, index], remove: true }), text, `${path} ${at} ${index}`);
      }
      const moved = edited(path, text, data, { at, move: [0, last] });
      assert.is(editFrontMatter(moved, { at, move: [last, 0] }), text, `${path} ${at}`);
      edited(path, text, data, { at: [...at, last], remove: true });
      lists++;
    }
  }
  assert.ok(lists > 10, `${lists} lists`);
});

test('a field that goes takes its own lines, and comes back where it stood', () => {
  for (const { path, text, data } of files) {
    for (const at of placesIn(data)) {
      if (typeof at.at(-1) === 'number') continue;
      const without = edited(path, text, data, { at, remove: true });
      const order = Object.keys(Object(valueIn(data, at.slice(0, -1))));
      const again = editFrontMatter(without, { at, value: valueIn(data, at) }, order);
      assert.equal(Object.keys(Object(valueIn(dataOf(again), at.slice(0, -1)))), order, `${path} ${at}`);
      assert.equal(dataOf(again), data);
    }
  }
});

test('front matter and body are read as the build reads them, and a body is replaced alone', () => {
  for (const { path, text } of files) {
    const { value } = splitFrontMatter(path, text);
    assert.equal(readFrontMatter(text), value, path);
    const body = value?.body ?? '';
    assert.is(withBody(text, body), text);
    for (const other of ['', 'Un mot.', '\n\nUn mot.\n', '---\n\nUn mot']) {
      const changed = withBody(text, other);
      assert.is(splitFrontMatter(path, changed).value?.body, other, path);
      assert.equal(dataOf(changed), value?.data);
      assert.is(withBody(changed, body), text, path);
    }
  }
});

/** The text after an edit, which the build reads as it was meant. */
function edited(path: string, text: string, data: unknown, edit: FieldEdit): string {
  const changed = editFrontMatter(text, edit);
  assert.equal(dataOf(changed), applyEdit(data, edit), `${path} ${JSON.stringify(edit)}`);
  return changed;
}

/** The block of lines by which two texts differ. */
function changedLines(before: string, after: string): { line: number; removed: number; added: number } {
  const [old, lines] = [before.split('\n'), after.split('\n')];
  let [start, end] = [0, 0];
  while (start < old.length && old[start] === lines[start]) start++;
  while (end < old.length - start && end < lines.length - start && old.at(-1 - end) === lines.at(-1 - end)) end++;
  return { line: start + 1, removed: old.length - start - end, added: lines.length - start - end };
}

function isInBrackets(text: string, at: KeyPath): boolean {
  return lineOf(text, at).includes(': [');
}

function lineOf(text: string, at: KeyPath): string {
  return text.split('\n')[(placeOf(text, at)?.line ?? 0) - 1] ?? '';
}

function dataOf(text: string): Record<string, unknown> {
  const { value, diagnostics } = splitFrontMatter('x.md', text);
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.data;
}
