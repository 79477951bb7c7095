import { splitFrontMatter } from '../../build/content/parse/front-matter/front-matter.ts';
import { editFrontMatter } from '../../build/editing/front-matter/edit.ts';
import { applyEdit, type FieldEdit } from '../../build/editing/front-matter/field-edit.ts';
import { readFrontMatter } from '../../build/editing/front-matter/read.ts';
import { assert, suite } from '../suite.ts';
import { pathsIn, valueIn } from '../support/field-paths.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Edits of any front matter');

/** Texts that YAML misreads, that end a front matter, or that writers write. */
const TEXTS = [
  ...['2025-01-01', '12', '1e3', '0x1f', 'true', 'non', 'null', '~', '', ' ', '---', '- a', '? b', ': c', 'a: b'],
  ...['a #b', '#c', '*d', '&e', '!f', '@g', '`h`', '%i', '|', '>', '[x', '{y}', '{{marque}}', '"z"', "l'œuf"],
  ...['« Été »', '“Oui”', '🚀', 'a\nb', 'a\n\n---\nb\n', '\n', '  avant', 'après  ', 'a\tb', 'a\\b', 'é\u00a0:'],
  ...['\u2028', 'x, y]', '...'],
  ...HOSTILE_VALUES,
];
/** Of each front matter. */
const EDITS = 20;

const NAMES = ['a', 'titre', 'accents-é', 'x y', '12', 'true'];

test('an edit of any YAML reads as it is meant, and keeps the comments of other fields', async () => {
  let edits = 0;
  await forEachCase((random) => {
    const text = page(random);
    const read = readFrontMatter(text);
    const { value } = splitFrontMatter('x.md', text);
    assert.equal(read, value ?? { unreadable: true }, text);
    if ('unreadable' in read) return;
    for (let left = EDITS; left > 0; left--) {
      const edit = editOf(read.data, random);
      const changed = editFrontMatter(text, edit);
      const again = readFrontMatter(changed);
      assert.equal(
        'data' in again ? again.data : again,
        applyEdit(read.data, edit),
        `${text}\n${JSON.stringify(edit)}\n${changed}`,
      );
      assert.is('body' in again && again.body, read.body);
      const isPut = !('insert' in edit || 'move' in edit);
      const isWithin = 'remove' in edit || (isPut && typeof valueIn(read.data, edit.at) === 'object');
      const shown = `${text}\n${JSON.stringify(edit)}\n${changed}`;
      // Comments go with the field, list or group that they belong to.
      if (!isWithin) assert.equal(commentsOf(changed).sort(), commentsOf(text).sort(), `comments of\n${shown}`);
      edits += 1;
    }
  }, 30);
  assert.ok(edits > 0);
});

function commentsOf(text: string): string[] {
  return text.match(/# note \d+/g) ?? [];
}

function page(random: Random): string {
  return `---\n${mapLines(random, 0, 0).join('\n')}\n---\n\nUn texte.\n`;
}

function mapLines(random: Random, column: number, depth: number): string[] {
  const names = NAMES.filter(() => random.below(2) === 0);
  const step = random.pick([2, 2, 4]);
  return (names.length > 0 ? names : ['a']).flatMap((name) => {
    const key = /^[a-z-]+$/i.test(name) && name !== 'true' ? name : JSON.stringify(name);
    const space = ' '.repeat(column);
    return [...aside(random, space), ...valueLines(random, `${space}${key}:`, column, step, depth)];
  });
}

function valueLines(random: Random, head: string, column: number, step: number, depth: number): string[] {
  const inner = column + step;
  const note = random.below(6) === 0 ? ' # fin' : '';
  switch (random.below(depth > 1 ? 5 : 8)) {
    case 0:
      return [`${head}${note}`];
    case 1:
      return [`${head} ${JSON.stringify(random.pick(TEXTS))}${note}`];
    case 2:
      return [`${head} '${random.pick(['a', "l''œuf", '12'])}'${note}`];
    case 3:
      return [
        `${head} ${random.pick(['Un mot', '12', 'true', '2025-01-01', '[a, "b", 3]', '[]', '{}', '{ x: 1, y: "z" }', '[ [a], {b: c} ]'])}${note}`,
      ];
    case 4:
      return [
        `${head} ${random.pick(['|', '>', '|-', '>-', '|+'])}`,
        `${' '.repeat(inner)}Une ligne.`,
        '',
        `${' '.repeat(inner)}Une autre.`,
      ];
    case 5:
      return [`${head}${note}`, ...mapLines(random, inner, depth + 1)];
    default:
      return [`${head}${note}`, ...itemLines(random, random.pick([column, inner]), depth + 1)];
  }
}

function itemLines(random: Random, column: number, depth: number): string[] {
  const space = ' '.repeat(column);
  return Array.from({ length: 1 + random.below(3) }, () => {
    const lines = random.below(3) === 0 ? valueLines(random, '-', column, 2, 9) : itemMap(random, column, depth);
    return [...aside(random, space), ...lines.map((line, index) => (index === 0 ? space + line : line))];
  }).flat();
}

function itemMap(random: Random, column: number, depth: number): string[] {
  const [first = '', ...others] = mapLines(random, column + 2, depth).filter((line) => !/^ *(?:#.*)?$/.test(line));
  return [`- ${first.trim()}`, ...others];
}

function aside(random: Random, space: string): string[] {
  return random.below(6) === 0 ? [`${space}# note ${random.below(100)}`] : random.below(8) === 0 ? [''] : [];
}

function editOf(data: unknown, random: Random): FieldEdit {
  const paths = pathsIn(data);
  const at = paths.length > 0 ? random.pick(paths) : ['neuf'];
  const old = valueIn(data, at);
  const text = random.pick(TEXTS);
  const value = random.pick<unknown>([text, 12, -0.5, true, null, [], ['a', text], { x: text, y: [1] }]);
  if (Array.isArray(old) && random.below(2) === 0) {
    if (old.length > 1 && random.below(2) === 0)
      return { at, move: [random.below(old.length), random.below(old.length)] };
    return { at, insert: random.below(old.length + 1), value };
  }
  if (random.below(4) === 0 && paths.length > 0) return { at, remove: true };
  if (random.below(4) === 0)
    return { at: [...at.slice(0, -1).filter((key) => typeof key === 'string'), 'neuf'].slice(-1), value };
  return { at, value };
}
