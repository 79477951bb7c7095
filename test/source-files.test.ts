import { basename } from 'node:path';
import type { Node } from 'oxc-parser';
import { assert, suite } from './suite.ts';
import { CODE, filesBelow, ROOMS, read } from './support/source-files.ts';
import { nodesOf } from './support/syntax.ts';

const test = suite('Source files');

const files = ROOMS.flatMap(filesBelow);
const code = files.filter((file) => CODE.test(file));

/** Patterns that files may not contain, with the files that are searched. */
const UNWRITTEN: Readonly<Record<string, readonly [files: RegExp, text: RegExp]>> = {
  'only the command line prints and exits': [
    /^(?:atelier\/(?:client|server)|build\/(?!cli\/))/,
    /\bconsole\.|\bprocess\.(?:exit|stdout|stderr)/,
  ],
  'nobody asks URL.canParse, which forgets accents once Node has called it often': [
    /^(?:atelier|build|src)\//,
    /\bcanParse\(/,
  ],
  'nothing is sorted or written by the language or the time zone of the machine': [
    /^(?:atelier\/(?!test)|build|src)\/.*\.(?:js|tsx?)$/,
    /\.localeCompare\(|\.toLocale\w+\(\)|Intl\.\w+\((?!'|language\))|\.get(?:Timezone|Hours|Date|Day|Month|FullYear)\w*\(/,
  ],
};

for (const [sentence, [where, text]] of Object.entries(UNWRITTEN))
  test(sentence, () => {
    const wrong = files.filter((file) => where.test(file) && text.test(read(file)));
    assert.equal(wrong, []);
  });

test('a style refers to no custom property that no style or script defines', () => {
  const own = files.filter((file) => /^(?:src|atelier\/client)\//.test(file));
  const styles = own.filter((file) => file.endsWith('.css')).map((file) => read(file).replace(/\/\*.*?\*\//gs, ''));
  const scripts = own.filter((file) => CODE.test(file)).map(read);
  const namesIn = (texts: readonly string[], pattern: RegExp) =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
  const defined = new Set([
    ...namesIn(styles, /(?<![\w-])(--[\w-]+)\s*[:{]/g),
    ...namesIn(scripts, /(--[a-zA-Z][\w-]*)/g),
  ]);
  // Those of Radix are set by the package.
  const referred = namesIn(styles, /var\(\s*(--(?!radix-)[\w-]+)\s*\)/g);
  assert.ok(referred.length > 0);
  assert.equal(
    referred.filter((name) => !defined.has(name)),
    [],
  );
});

test('a CSS module is named for the component beside it, and no two have one name', () => {
  const modules = files.filter((file) => file.startsWith('src/') && file.endsWith('.module.css'));
  assert.ok(modules.length > 0);
  const orphans = modules.filter((file) => !files.includes(file.replace('.module.css', '.tsx')));
  const islands = orphans.filter((file) => !files.includes(file.replace('.module.css', '.island.tsx')));
  assert.equal(islands, []);
  const names = modules.map((file) => basename(file));
  const actual = names.filter((name, index) => names.indexOf(name) !== index);
  assert.equal(actual, []);
});

test('colours are written in tokens.css alone, except outside stylesheets', () => {
  const site = files.filter((file) => file.startsWith('src/'));
  const styles = site.filter((file) => file.endsWith('.css') && !file.endsWith('/tokens.css'));
  assert.equal(styles.flatMap(coloursIn), []);
  const scripts = site.filter(
    (file) => CODE.test(file) && /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i.test(read(file)),
  );
  assert.equal(scripts, ['src/styles/palette.ts', 'src/styles/token-colors.ts']);
  assert.ok(coloursIn('src/styles/tokens.css').length > 0, 'and they can be found');
});

test('no brand stands outside of content/, but where what is left of it is looked for', () => {
  const named = ['package.json', 'package-lock.json', 'README.md', 'CONTRIBUTING.md', ...filesBelow('.vscode')];
  const rooms = files.filter((file) => /^(?:atelier\/(?!test)|build|src)\//.test(file));
  const wrong = [...named, ...rooms].filter((file) => /\bOrbite\b|\borbite[-.\\[]/.test(read(file)));
  assert.equal(wrong, ['src/pages/settings/defaults.ts', 'src/placeholders.ts']);
});

test('content/ and static/ hold no code', () => {
  const notText = filesBelow('content').filter((file) => !file.endsWith('.md'));
  assert.equal(notText, []);
  const code = /\.(?:[cm]?[jt]sx?|css|html?|php|sh|py|wasm)$/;
  const wrong = filesBelow('static').filter((file) => code.test(file) || /<script\b/i.test(read(file)));
  assert.equal(wrong, []);
});

test('no file is longer than 300 lines', () => {
  const text = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  const long = text.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
  const actual = long.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`);
  assert.equal(actual, []);
});

/** Files that hold the words of the generator, and of the workshop. What is double-clicked has its own: no package is there yet. */
const WORDS = /^(?:build\/diagnostics\/messages|atelier\/words)\//;
const SPOKEN = /^(?:build|atelier\/(?:client|server)|atelier\/[\w-]+\.ts)/;

test('French texts for writers stand in the catalogue alone', () => {
  const others = code.filter((file) => SPOKEN.test(file) && !WORDS.test(file));
  assert.equal(others.flatMap(frenchIn), []);
  const catalogue = code.filter((file) => WORDS.test(file));
  assert.ok(catalogue.flatMap(frenchIn).length > catalogue.length, 'French texts are found');
});

const FRENCH =
  /^(?=.*\p{L}).*[àâçèéêëîïôùûœ«»’]|(?<![\p{L}\p{N}-])(?:le|la|les|un|une|des|du|de|et|ou|est|sont|pas|ne|ce|cette|qui|que|dans|sur|avec|sans|vous|votre|vos|au|aux|fichier|ligne|adresse|texte|erreurs?|avertissements?)(?![\p{L}-])/isu;

/** Texts of a file's code that are French, or seem so. */
function frenchIn(file: string): string[] {
  const source = read(file);
  return nodesOf(file).flatMap((node) => {
    const text = textOf(node);
    return text !== undefined && FRENCH.test(text) ? [`${file}:${linesOf(source.slice(0, node.start))} ${text}`] : [];
  });
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return node.value.cooked ?? undefined;
  if (node.type === 'JSXText') return node.value;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const linesOf = (text: string) => text.split('\n').length;

test('no function is longer than 40 lines', () => {
  assert.equal(code.flatMap(longFunctionsIn), []);
});

const LONGEST_FUNCTION = 40;

function longFunctionsIn(file: string): string[] {
  const source = read(file);
  return nodesOf(file).flatMap(({ type, start, end }) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) return [];
    const lines = linesOf(source.slice(start, end));
    return lines > LONGEST_FUNCTION ? [`${file}:${linesOf(source.slice(0, start))} ${lines} lines`] : [];
  });
}

/** Every colour a stylesheet spells out, with its line. System colours, transparent and currentColor are none. */
function coloursIn(file: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const css = read(file).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, blank);
  return css.split('\n').flatMap((line, index) => {
    const value = /:(?!:)(.*)/.exec(line.includes('{') ? line.slice(line.indexOf('{')) : line)?.[1] ?? '';
    return [...value.matchAll(COLOUR)].map(([colour]) => `${file}:${index + 1} ${colour}`);
  });
}

const FUNCTIONS = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color';
const NAMES =
  'black|white|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|pink|gold|indigo|violet|brown|tomato|coral|crimson|salmon|khaki|beige|ivory|lavender|turquoise|plum|orchid|tan|wheat|snow|linen';
const COLOUR = new RegExp(`#[\\da-f]{3,8}\\b|(?<![\\w-])(?:${FUNCTIONS})\\(|(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'gi');
