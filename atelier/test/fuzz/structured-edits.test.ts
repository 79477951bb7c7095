import { joinBackward, lift, setBlockType, splitBlock, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, isInTable } from 'prosemirror-tables';
import { parseMarkdown } from '../../../build/content/parse/markdown/parser.ts';
import { forEachCase, type Random } from '../../../test/fuzz/random.ts';
import { assert, suite } from '../../../test/suite.ts';
import { schema } from '../../client/editor/model/schema.ts';
import { Origins } from '../../client/editor/model/source-blocks.ts';
import { blockTexts, writeDocument } from '../../client/editor/model/to-markdown.ts';
import { readDocument } from '../../client/editor/model/to-nodes.ts';
import { names, plainly, read } from '../support/rich-text.ts';

const test = suite('Edits of a structured text');

const { nodes, marks } = schema;

const TEXT = `
Une phrase avec **du gras**, un [lien](/contact "Nous écrire"), \`du code\` et {{make.core}}.
Elle continue à la ligne.

## Un titre {#titre}
Collé sous son titre.

* un
* deux
  - trois
    et sa suite

    un paragraphe

* quatre

5) cinq
6) six

> Une citation
> - et sa liste

:::astuce[Un conseil]
Du texte[^1].

- [ ] à faire
- [x] fait
:::

Outil | Prix
--- | --:
Make | 9 €
Zapier|20 \`a\\|b\`

![Un schéma](/images/a.png "Légende")

::tableau[Des nombres]

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
code()
\`\`\`

<!-- une note -->
[^1]: La note.
[^2]: Une autre,
    en deux lignes.
`;

/** Words with what Markdown takes for signs. */
const WORDS = [
  ...['mot', ' ', ' * ', '_a_', '[x]', '# ', '1. ', '- ', ' | ', '::', ':::', '{{x}}'],
  ...['<b>', '`', '\\', '!', '~~', '&amp;', ' ', '+', 'https://a.fr', 'a@b.fr', '=', '>'],
];

const SNIPPETS = ['Un *paragraphe*.', '- a\n- b', '## Titre\n\nSuite', '| x |\n|---|\n| y |', ':::exemple\nC\n:::'];

const COMMANDS: readonly Command[] = [
  splitBlock,
  joinBackward,
  lift,
  splitListItem(nodes.list_item),
  sinkListItem(nodes.list_item),
  liftListItem(nodes.list_item),
  wrapIn(nodes.blockquote),
  wrapInList(nodes.bullet_list),
  wrapInList(nodes.ordered_list),
  setBlockType(nodes.heading, { level: 3 }),
  setBlockType(nodes.paragraph),
  addRowAfter,
  addColumnAfter,
  deleteRow,
  deleteColumn,
  ...Object.values(marks)
    .filter((mark) => mark !== marks.link)
    .map((mark) => toggleMark(mark)),
  toggleMark(marks.link, { address: '/x y', title: null }),
];

const CASES = 25;
const EDITS = 40;

test('write only the blocks that they touch, and parse to what is shown', async () => {
  await forEachCase((random) => editText(random), CASES);
});

function editText(random: Random): void {
  const { doc, origins } = read(TEXT);
  let state = EditorState.create({ doc });
  const before = [state];
  const done: string[] = [];
  for (let nth = 0; nth < EDITS; nth++) {
    const [name, next] = random.below(8) === 0 ? (['undo', random.pick(before)] as const) : edit(state, random);
    done.push(name);
    if (next.doc.eq(state.doc)) continue;
    assertSameAround(state.doc, next.doc, origins);
    state = next;
    before.push(state);
    const text = writeDocument(state.doc, origins);
    assert.equal(plainly(read(text).doc), plainly(state.doc), `${done.join(', ')}:\n${text}`);
  }
  assert.is(writeDocument(doc, origins), TEXT, 'all undone');
}

/** Blocks before and behind those that an edit replaced are written as before. */
function assertSameAround(before: Node, after: Node, origins: Origins): void {
  const [old, fresh] = [before, after].map((doc) => blockTexts(doc, origins));
  for (const { node, text } of fresh ?? []) {
    const same = old?.find((block) => block.node === node);
    if (same && !node.type.name.endsWith('_list')) assert.is(text, same.text);
  }
}

function edit(state: EditorState, random: Random): [name: string, after: EditorState] {
  const { tr, doc } = state;
  const [from, to] = place(doc, random);
  const choice = random.below(10);
  if (choice < 3) return ['type', state.apply(tr.insertText(random.pick(WORDS), from))];
  if (choice === 3) return ['delete', state.apply(tr.deleteRange(from, place(doc, random)[1] > from ? to : from + 1))];
  const selected = state.apply(tr.setSelection(TextSelection.create(doc, from, to)));
  // In a table the editor pastes cells.
  if (choice === 4 && !isInTable(selected)) {
    const pasted = random.pick(SNIPPETS);
    const own = new Origins(names);
    const slice = readDocument(pasted, parseMarkdown(pasted), own).slice(0);
    return [`paste ${pasted}`, selected.apply(selected.tr.replaceSelection(slice))];
  }
  const command = random.below(COMMANDS.length);
  let after = selected;
  COMMANDS[command]?.(selected, (done) => {
    after = selected.apply(done);
  });
  return [`command ${command}`, after];
}

/** Two positions in the same words. */
function place(doc: Node, random: Random): [from: number, to: number] {
  const blocks: [at: number, node: Node][] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) blocks.push([at, node]);
  });
  const [at, { content }] = random.pick(blocks);
  const ends = [0, 1].map(() => at + 1 + random.below(content.size + 1)).sort((a, b) => a - b);
  return [ends[0] ?? 0, ends[1] ?? 0];
}
