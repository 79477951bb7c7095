import { basename } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filesBelow, read } from './support/source-files.ts';

const test = suite('Source files');

const files = ['build', 'src', 'test'].flatMap((room) => filesBelow(room));

test('only the command line prints and exits', () => {
  const others = files.filter((file) => file.startsWith('build/') && !/^build\/cli(?:\.ts|\/)/.test(file));
  const wrong = others.filter((file) => /\bconsole\.|\bprocess\.(?:exit|stdout|stderr)/.test(read(file)));
  assert.equal(wrong, []);
});

test('nobody asks URL.canParse, which forgets accents once Node has called it often', () => {
  const wrong = files.filter((file) => /^(?:build|src)\//.test(file) && /\bcanParse\(/.test(read(file)));
  assert.equal(wrong, []);
});

test('a CSS module is named for the component beside it, and no two have one name', () => {
  const modules = files.filter((file) => file.startsWith('src/') && file.endsWith('.module.css'));
  assert.ok(modules.length > 0);
  const orphans = modules.filter((file) => !files.includes(file.replace('.module.css', '.tsx')));
  const islands = orphans.filter((file) => !files.includes(file.replace('.module.css', '.island.tsx')));
  assert.equal(islands, []);
  const names = modules.map((file) => basename(file));
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('colours are written in tokens.css and nowhere else in the styles', () => {
  const styles = files.filter(
    (file) => file.startsWith('src/') && file.endsWith('.css') && !file.endsWith('/tokens.css'),
  );
  assert.equal(styles.flatMap(coloursIn), []);
  assert.ok(coloursIn('src/styles/tokens.css').length > 0, 'and they can be found');
});

test('content/ and static/ hold no code', () => {
  const notText = filesBelow('content').filter((file) => !file.endsWith('.md'));
  assert.equal(notText, []);
  const code = /\.(?:[cm]?[jt]sx?|css|html?|php|sh|py|wasm)$/;
  const wrong = filesBelow('static').filter((file) => code.test(file) || /<script\b/i.test(read(file)));
  assert.equal(wrong, []);
});

test('no file is longer than 250 lines', () => {
  const text = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  const long = text.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
  assert.equal(
    long.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`),
    [],
  );
});

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

test.run();
