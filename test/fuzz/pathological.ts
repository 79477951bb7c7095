/** The front matter of the fixture's pages, and a text after it. */
const page = (body: string): string => `---\ntitre: Un titre\ndescription: Ce que dit la page.\n---\n\n${body}\n`;
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const nested = (piece: string, length: number): string =>
  each(Math.floor(Math.sqrt(length)), (level) => `${'  '.repeat(level)}${piece}\n`);
const each = (length: number, text: (index: number) => string): string =>
  Array.from({ length }, (_, index) => text(index)).join('');

/** Texts whose parsing, in one program or another, takes the square of their length, a call inside a call, or for ever. */
export const REPEATED: readonly string[] = [
  ...[']', '[', '*_', '*a_a', '~a ~~', '`a``b```c', '<a>', '<', '&a;', '\\', '![', '[a](', '[a]: b\n', '|a', '>'],
  ...['> a\nb\n', '- ', '1. ', '{', '{{', '{{a}} ', 'www.', 'a.b-', 'a@', 'http://a', ' ', '\n', ':a[', '::::a\n'],
  ...['## a\n\n', '## a {#b}\n', '***\n', 'a  \n', 'a\\\n', '<!--', '[^a]: b\n\n[^a]\n\n', '"', "'", '«', 'a: '],
  ...['[À compléter:', '**gras **', '• ', '::: ', '\t', '/blog/a ', '[a](/b) ', '![](', '- [ ] ', '|\n', '=', '-'],
  ...['\u00a0:', '1 000 '],
];

const YAML = ['? ', ': ', '! ', '!a ', '&a ', '{a: ', 'a: 1\n', 'a:\n ', 'c\n', ' #', ','];
const CODE = ['${', '`${', '<a ', '{', '"', '/*', "'\\"];

/** Every hostile text of about this length, in characters, with a name. */
export function pathologicalTexts(length: number): Map<string, string> {
  const half = Math.floor(length / 10);
  return new Map([
    ...REPEATED.map((piece): [string, string] => [`text ${JSON.stringify(piece)}`, page(fill(piece, length))]),
    ...[...REPEATED, ...YAML].map((piece): [string, string] => [
      `yaml ${JSON.stringify(piece)}`,
      `---\n${fill(piece, length)}\n---\n`,
    ]),
    ...CODE.flatMap((piece) =>
      ['javascript', 'xml', 'css', 'bash', 'sql', 'json'].map((language): [string, string] => [
        `${language} ${JSON.stringify(piece)}`,
        page(`\`\`\`${language}\n${fill(piece, length)}\n\`\`\``),
      ]),
    ),
    ['lazy quote', page(`> a\n${fill('a\n', length)}`)],
    ['nested links', page(`${'['.repeat(half)}a${'](/b)'.repeat(half)}`)],
    ['nested lists', page(nested('- a', length))],
    ['nested quotes', page(nested('> a', length))],
    ['one table cell a letter', page(`|a|b|\n|-|-|\n${fill('|a|b|\n', length)}`)],
    ['headings of their own', page(each(half, (index) => `## ${index}\n\n`))],
    ['dead links of their own', page(each(half, (index) => `[a](/${index}) `))],
    ['notes of their own', page(each(half / 2, (index) => `[^${index}]\n\n[^${index}]: a\n\n`))],
    ['keys of their own', `---\n${each(half, (index) => `k${index}: 1\n`)}---\n`],
    ['a billion laughs', laughs()],
    ['deeper and deeper', `---\n${nested('a:', length)}---\n`],
  ]);
}

function laughs(): string {
  const lines = Array.from({ length: 26 }, (_, index) => `b${index + 1}: &b${index + 1} [*b${index}, *b${index}]`);
  return `---\nb0: &b0 [x, x]\n${lines.join('\n')}\n---\n`;
}
