import { z } from 'zod';
import { review } from '../../../../build/content/review/review.ts';
import type { Passage, ReviewedText, ReviewSettings } from '../../../../build/contract/review.ts';
import { assert, suite } from '../../../suite.ts';
import { entriesOf, placesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Review of texts');

const schema = z.strictObject({ titre: z.string(), taire: z.array(z.string()).default([]) });
const contentTypes = { note: { files: '*.md', schema, prose: { slots: [] } } };

const SAID = { message: 'Non.', hint: 'Autrement.' };
/** Finds every « zut », and by another rule every heading. */
const settings: ReviewSettings = {
  rules: {
    zut: ({ passages }) =>
      passages.flatMap(({ line, column, text }) =>
        [...text.matchAll(/zut/g)].map(({ index }) => ({ at: { line, column: column + index, length: 3 }, ...SAID })),
      ),
    titres: ({ passages }) =>
      passages
        .filter(({ block }) => block === 'heading')
        .map(({ line, column, text: { length } }) => ({ at: { line, column, length }, ...SAID })),
  },
  silences: (data) => schema.parse(data).taire,
};

async function found(texts: Texts): Promise<string[]> {
  return placesOf(review({ review: settings }, await entriesOf(contentTypes, texts)).diagnostics);
}

/** The passages that a rule gets of a text that begins on line 4. */
async function seen(body: string): Promise<ReviewedText> {
  const texts: ReviewedText[] = [];
  const rules = {
    look: (text: ReviewedText) => {
      texts.push(text);
      return [];
    },
  };
  const entries = await entriesOf(contentTypes, { 'a.md': `---\ntitre: A\n---\n${body}\n` });
  review({ review: { rules, silences: () => [] } }, entries);
  const [text] = texts;
  if (!text) throw new Error('no text was shown');
  return text;
}

function passages(text: ReviewedText, key: keyof Passage) {
  return text.passages.map((one) => one[key]);
}

test('warns where a rule finds something, in its own file and line', async () => {
  const text = '---\ntitre: zut\n---\n\n## Un zut\n\nAh, zut.\n\n- zut\n';
  assert.equal(await found({ 'a.md': text, 'b.md': '---\ntitre: B\n---\nBien.\n' }), [
    'warning content/a.md:5:7+3 zut',
    'warning content/a.md:7:5+3 zut',
    'warning content/a.md:9:3+3 zut',
    'warning content/a.md:5:1+9 titres',
  ]);
});

test('says nothing of a rule that a file sets aside, and goes on with the others', async () => {
  const text = '---\ntitre: A\ntaire: [zut]\n---\n## zut\n';
  assert.equal(await found({ 'a.md': text }), ['warning content/a.md:5:1+6 titres']);
});

test('rules see a text without code, addresses, variables and marks, at the file’s places', async () => {
  const text = await seen('Un `zut` **gras** {{nom}} [lien](/zut).\n\n```\nzut\n```');
  assert.equal(passages(text, 'line'), [4]);
  assert.match(text.passages[0]?.text ?? '', /^Un \0+ \0\0gras\0\0 \0+ \0lien\0+\.$/);
  assert.is(text.passages[0]?.text.length, 'Un `zut` **gras** {{nom}} [lien](/zut).'.length);
});

test('tells paragraphs, headings and cells, and what they stand in', async () => {
  const text = await seen('## Titre\n\nUn.\n\n:::exemple\nDeux.\n:::\n\n| A |\n|---|\n| B |');
  assert.equal(passages(text, 'block'), ['heading', 'paragraph', 'paragraph', 'tableCell', 'tableCell']);
  assert.equal(passages(text, 'within'), [undefined, undefined, 'exemple', undefined, undefined]);
});

test('a passage has a source where it leads to a page, or its section to another site or a note', async () => {
  const text = await seen(
    '## A\n\nUn.\n\n[Deux](/page).\n\n## B\n\nTrois.\n\n[Quatre](https://exemple.fr/x).\n\n## C\n\nCinq[^n].\n\n[^n]: Six.',
  );
  const sourced = text.passages.filter(({ isSourced }) => isSourced).map(({ line }) => line);
  assert.equal(sourced, [8, 10, 12, 14, 16, 18, 20]);
});

test('a text of nothing, and a site without rules, are left alone', async () => {
  assert.equal(await found({ 'a.md': '---\ntitre: zut\n---\n' }), []);
  const entries = await entriesOf(contentTypes, { 'a.md': '---\ntitre: A\n---\nzut\n' });
  assert.equal(review({}, entries).diagnostics, []);
});
