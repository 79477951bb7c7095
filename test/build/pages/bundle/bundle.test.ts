import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileText } from '../../../../build/contract/output.ts';
import { bundle } from '../../../../build/pages/bundle/bundle.ts';
import { serverBundle } from '../../../../build/pages/bundle/server-bundle.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { placesOf } from '../../../support/sources.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Bundle');

const SERVED = { base: '', development: false };
const PAGE = 'src/TextPage.tsx';
/** The first three lines of a component. */
const HEAD = [
  "import { Layout, type PageProps } from './Layout.tsx';",
  "import * as css from './TextPage.module.css';",
  'export default function TextPage(props: PageProps) {',
  '',
].join('\n');

test('gives each content type its component and a stylesheet with the rules it uses, and no others', async () => {
  const { renderer, styles } = await bundled();
  const names = ['home', 'notFound', 'text'];
  assert.equal([...styles.keys()].sort(), names);
  assert.ok(names.every((contentType) => typeof renderer().componentOf(contentType) === 'function'));
  const home = styles.get('home')?.text ?? '';
  assert.match(home, '.Layout_body');
  assert.match(home, '.HomePage_button');
  assert.not.match(home, '.TextPage_prose');
});

test("a content type may have any name, those of the bundle's own files included", async () => {
  const names = ['document', 'chunk', 'vendor', 'page', 'constructor'];
  const contentTypes = names.map((name, index) => `${name}: own.${index % 2 ? 'text' : 'home'}`).join();
  const server = `import { contentTypes as own } from './content-types.ts';
    export { render } from './document.tsx';
    export const contentTypes = { ${contentTypes} };`;
  const site = fixtureSite();
  renameSync(join(site.root, 'src/server.tsx'), join(site.root, 'src/document.tsx'));
  writeFileSync(join(site.root, 'src/server.tsx'), server);
  const { renderer, styles } = await bundled(site);
  const { render, componentOf } = renderer();
  assert.type(render, 'function');
  assert.is.not(render, componentOf('document'));
  assert.equal([...styles.keys()].sort(), names.toSorted());
  for (const [index, name] of names.entries())
    assert.match(styles.get(name)?.text ?? '', index % 2 ? '.TextPage_prose' : '.HomePage_button', name);
});

test('code for Node is made of the scripts that stand in pages, too: it is made anew once these change', async () => {
  const { root } = fixtureSite({
    'src/entry.ts': "export { default } from './inlined.ts?inline';\n",
    'src/inlined.ts': "import './imported.ts';\n",
    'src/imported.ts': 'console.log(1);\n',
  });
  const { inputs } = await serverBundle(root, { entry: 'src/entry.ts' });
  for (const name of ['entry', 'inlined', 'imported']) assert.ok(inputs.includes(`src/${name}.ts`), name);
});

test('what a server entry does not export is named, or why it does not run', async () => {
  const servers: Readonly<Record<string, string>> = {
    '« render »': "export { contentTypes } from './content-types.ts';\nexport const render = undefined;\n",
    '« contentTypes »': "export const render = () => '';\n",
    ': trop tôt.': `throw new Error('trop tôt');\n`,
  };
  for (const [said, server] of Object.entries(servers)) {
    const { value, diagnostics } = await bundle(fixtureSite({ 'src/server.tsx': server }), SERVED);
    assert.is(value, undefined);
    assert.match(diagnostics.map(({ message }) => message).join(), said);
  }
});

test('an unknown CSS class and code that does not compile fail the build at line and column', async () => {
  for (const [name, line] of [
    ['prosee', '  return <Layout {...props}><p className={css.prosee}>x</p></Layout>;'],
    ['proséé', '  return <Layout {...props}><p title="Déjà là" className={css.proséé}>x</p></Layout>;'],
  ] as const) {
    const place = `4:${line.indexOf(name) + 1}+${name.length}`;
    assert.equal(await refused({ [PAGE]: `${HEAD}${line}\n}\n` }), [`error ${PAGE}:${place} code`]);
  }
  assert.equal(await refused({ [PAGE]: 'export const a = 1;\nexport const b = ;\n' }), [`error ${PAGE}:2:18+1 code`]);
});

test('an adopted stylesheet is part of the code, with its imports and constants', async () => {
  const { assets, scripts } = await bundled(
    fixtureSite({
      'src/client.ts': "import './late.css?adopted';\n",
      'src/late.css': '@import "./colours.css";\n.late {\n  color: var(--ink);\n}\n',
      'src/colours.css': ':root { --ink: red; --paper: white }\n',
    }),
  );
  const [code = ''] = assets.filter(({ path }) => `/${path}` === Object.values(scripts)[0]).map(fileText);
  assert.match(code, /\.replaceSync\("\.late\{color:red\}"\)/);
});

test('two modules with a class of one name keep them apart', async () => {
  const page = [
    "import './TextPage.module.css';",
    "import * as css from './HomePage.module.css';",
    'export default () => <p className={css.button}>x</p>;',
  ];
  const css = '.prose, .button { color: olive }';
  const { styles } = await bundled(
    fixtureSite({ 'src/TextPage.module.css': css, 'src/HomePage.tsx': page.join('\n') }),
  );
  for (const name of ['.TextPage_button', '.HomePage_button']) assert.match(styles.get('home')?.text ?? '', name);
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

test('a stylesheet names its fonts below the base, and nothing is written into the project', async () => {
  const site = fixtureSite();
  const before = treeOf(site.root);
  const { assets, styles } = await bundled(site, '/depot');
  assert.equal(treeOf(site.root), before);
  const address = `url("/depot/${assets.find(({ path }) => path.endsWith('.woff2'))?.path}")`;
  for (const { text, file } of styles.values()) {
    assert.match(text, address);
    assert.is(fileText(file), text);
  }
});

/** Returns the errors of a bundle of the fixture with these changes. */
async function refused(changes: Record<string, string>): Promise<string[]> {
  const { value, diagnostics } = await bundle(fixtureSite(changes), SERVED);
  assert.is(value, undefined);
  return placesOf(diagnostics);
}

async function bundled(site = fixtureSite(), base = '') {
  const { value, diagnostics } = await bundle(site, { base, development: false });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}
