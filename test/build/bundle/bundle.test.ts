import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle } from '../../../build/bundle/bundle.ts';
import { fileText } from '../../../build/contract/output.ts';
import { build } from '../../../build/pipeline.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Bundle');

const CODE_ERROR = { severity: 'error', rule: 'code', file: 'src/TextPage.tsx' } as const;
/** The first three lines of a component. */
const HEAD = [
  "import { Layout, type PageProps } from './Layout.tsx';",
  "import * as css from './TextPage.module.css';",
  'export default function TextPage(props: PageProps) {',
  '',
].join('\n');

test('gives each kind its component and a stylesheet with the rules it uses, and no others', async () => {
  const { drawing, styles } = await bundled();
  const names = ['home', 'notFound', 'text'];
  assert.equal([...styles.keys()].sort(), names);
  assert.ok(names.every((kind) => typeof drawing().componentOf(kind) === 'function'));
  const home = styles.get('home')?.text ?? '';
  assert.match(home, '.Layout_body');
  assert.match(home, '.HomePage_button');
  assert.not.match(home, '.TextPage_prose');
});

test("a kind may have any name, those of the bundle's own files included", async () => {
  const names = ['document', 'chunk', 'vendor', 'page', 'constructor'];
  const kinds = names.map((name, index) => `${name}: own.${index % 2 ? 'text' : 'home'}`).join();
  const server = `import { kinds as own } from './kinds.ts';
    export { render } from './document.tsx';
    export const kinds = { ${kinds} };`;
  const site = fixtureSite();
  renameSync(join(site.root, 'src/server.tsx'), join(site.root, 'src/document.tsx'));
  writeFileSync(join(site.root, 'src/server.tsx'), server);
  const { drawing, styles } = await bundled(site);
  const { render, componentOf } = drawing();
  assert.type(render, 'function');
  assert.is.not(render, componentOf('document'));
  assert.equal([...styles.keys()].sort(), names.toSorted());
  for (const [index, name] of names.entries()) {
    const own = index % 2 ? '.TextPage_prose' : '.HomePage_button';
    assert.match(styles.get(name)?.text ?? '', own, name);
  }
});

const LACKING = {
  render: "export { kinds } from './kinds.ts';\nexport const render = undefined;\n",
  kinds: "export const render = () => '';\n",
};

for (const [name, server] of Object.entries(LACKING))
  test(`a server entry that does not export ${name} is an error that says so`, async () => {
    const site = fixtureSite({ 'src/server.tsx': server });
    const { value, diagnostics } = await bundle(site, { base: '', development: false });
    assert.is(value, undefined);
    assert.match(diagnostics.map(({ message }) => message).join(), `« ${name} »`);
  });

test('a class that a CSS module does not have fails the build where it is asked for', async () => {
  const line = '  return <Layout {...props}><p className={css.prosee}>x</p></Layout>;';
  const { ok, diagnostics } = await build(fixtureSite({ 'src/TextPage.tsx': `${HEAD}${line}\n}\n` }));
  assert.not(ok);
  const [{ message: _, hint: __, ...found } = {}, ...others] = diagnostics;
  const place = { line: 4, column: line.indexOf('prosee') + 1, length: 'prosee'.length };
  assert.equal(found, { ...CODE_ERROR, ...place });
  assert.equal(others, []);
});

test('columns count characters, not bytes, as everywhere else', async () => {
  const line = '  return <Layout {...props}><p title="Déjà là" className={css.proséé}>x</p></Layout>;';
  const { diagnostics } = await build(fixtureSite({ 'src/TextPage.tsx': `${HEAD}${line}\n}\n` }));
  const [{ message: _, hint: __, ...found } = {}] = diagnostics;
  const place = { line: 4, column: line.indexOf('proséé') + 1, length: 'proséé'.length };
  assert.equal(found, { ...CODE_ERROR, ...place });
});

test('code that does not compile is an error at its place', async () => {
  const { ok, diagnostics } = await build(
    fixtureSite({ 'src/TextPage.tsx': 'export const a = 1;\nexport const b = ;\n' }),
  );
  assert.not(ok);
  const [{ severity, file, line, column, rule } = {}] = diagnostics;
  assert.equal(
    { severity, file, line, column, rule },
    { ...CODE_ERROR, file: 'src/TextPage.tsx', line: 2, column: 18 },
  );
});

test('every class in the HTML has a rule in the styles of its page', async () => {
  const { pages } = await build(fixtureSite());
  for (const { file } of pages) {
    const html = fileText(file);
    const styles = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const classes = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
    assert.ok(classes.length > 0, `${file.path} has classes`);
    for (const name of classes) assert.match(styles, `.${name}{`);
  }
});

test('two modules with a class of one name keep them apart', async () => {
  const { styles } = await bundled(
    fixtureSite({
      'src/TextPage.module.css': '.prose, .button { color: olive }',
      'src/HomePage.tsx': [
        "import './TextPage.module.css';",
        "import * as css from './HomePage.module.css';",
        'export default () => <p className={css.button}>x</p>;',
      ].join('\n'),
    }),
  );
  const home = styles.get('home')?.text ?? '';
  assert.match(home, '.TextPage_button');
  assert.match(home, '.HomePage_button');
});

test('names of fonts and stylesheets change with what they hold, and with nothing else', async () => {
  const names = async (changes: Record<string, string>) => {
    const { assets, styles } = await bundled(fixtureSite(changes));
    return { font: assets.find(({ path }) => path.endsWith('.woff2'))?.path, style: styles.get('text')?.file.path };
  };
  const original = await names({});
  assert.match(original.font ?? '', /^assets\/fixture-[A-Z0-9]{8}\.woff2$/);
  assert.match(original.style ?? '', /^assets\/text-[A-Z0-9]{8}\.css$/);
  assert.equal(await names({ 'src/HomePage.module.css': '.button { color: teal }' }), original);

  const restyled = await names({ 'src/TextPage.module.css': '.prose { color: teal }' });
  assert.is(restyled.font, original.font);
  assert.is.not(restyled.style, original.style);

  const newFont = await names({ 'src/fixture.woff2': 'other bytes' });
  assert.is.not(newFont.font, original.font);
  assert.is.not(newFont.style, original.style, 'a stylesheet that names another font is another stylesheet');
});

test('a stylesheet names its fonts by their published address, below the base', async () => {
  const { assets, styles } = await bundled(fixtureSite(), '/depot');
  const address = `url("/depot/${assets.find(({ path }) => path.endsWith('.woff2'))?.path}")`;
  for (const { text, file } of styles.values()) {
    assert.match(text, address);
    assert.is(fileText(file), text);
  }
});

test('writes nothing into the project', async () => {
  const site = fixtureSite();
  const before = treeOf(site.root);
  await bundled(site);
  assert.equal(treeOf(site.root), before);
});

async function bundled(site = fixtureSite(), base = '') {
  const { value, diagnostics } = await bundle(site, { base, development: false });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

test.run();
