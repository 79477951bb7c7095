import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../../../build/contract/output.ts';
import { bundle } from '../../../../build/pages/bundle/bundle.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';

const test = suite('Notices');

/** A package of one function. */
function packageFiles(name: string, license: string | null): Record<string, string> {
  const folder = `node_modules/${name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: 'ISC', main: 'index.js' }),
    [`${folder}/index.js`]: `export default () => Reflect.set(globalThis, ${JSON.stringify(name)}, true);\n`,
    ...(license !== null && { [`${folder}/LICENSE.md`]: license }),
  };
}

const using = (...names: string[]) =>
  names.map((name, index) => `import p${index} from '${name}';\np${index}();`).join('\n');

test('names every package of the bundles above the text of its licence, and a text once', async () => {
  const { text, diagnostics } = await noticesWith({
    ...packageFiles('@one/two', 'By Ada.\r\nTake it.\n'),
    ...packageFiles('three', 'By Ada.\nTake it.\n\n'),
    ...packageFiles('four', 'By Grace.\n'),
    'src/client.ts': using('three', '@one/two', 'four'),
  });
  assert.equal(diagnostics, []);
  assert.match(text, '@one/two 1.2.3 (ISC)\nthree 1.2.3 (ISC)\n\nBy Ada.\nTake it.\n');
  assert.match(text, 'four 1.2.3 (ISC)\n\nBy Grace.\n');
  assert.is(text.split('By Ada.').length, 2);
});

test('covers what the pages are drawn with, React, and the fonts', async () => {
  const { text } = await noticesWith({
    ...packageFiles('drawings', 'By Mary.\n'),
    'src/server.tsx': `${using('drawings')}\nexport const render = () => '';\nexport { contentTypes } from './content-types.ts';`,
  });
  assert.match(text, 'drawings 1.2.3 (ISC)\n\nBy Mary.');
  assert.match(text, /^react-dom \d.*\(MIT\)$/m);
  assert.match(text, 'fixture\n\nThe licence of a font that is none.');
});

test('leaves out packages of which nothing is left in any bundle', async () => {
  const { text } = await noticesWith({
    ...packageFiles('unused', 'By Nobody.\n'),
    'node_modules/unused/package.json': '{ "name": "unused", "version": "1.2.3", "sideEffects": false }',
    'src/client.ts': "import unused from 'unused';\nexport const a = 1;",
  });
  assert.not.match(text, 'unused');
});

test('a package or a font without the text of its licence is a diagnostic', async () => {
  const { diagnostics } = await noticesWith({
    ...packageFiles('bare', null),
    'src/client.ts': using('bare'),
    'src/OFL-fixture.txt': null,
  });
  assert.equal(
    diagnostics.map(({ severity, file, rule }) => [severity, file, rule]),
    [
      ['warning', 'node_modules/bare/package.json', 'licence-absente'],
      ['warning', 'src/fixture.woff2', 'licence-absente'],
    ],
  );
});

test('scripts that hold a package name the file of notices, others do not', async () => {
  const { scripts } = await noticesWith({
    ...packageFiles('three', 'By Ada.\n'),
    'src/client.ts': `${using('three')}\nimport('./own.ts');`,
    'src/own.ts': "document.title = 'own';",
  });
  const naming = scripts.filter((script) => script.startsWith('/*! ../licences.txt */'));
  assert.ok(naming.some((script) => script.includes('three')));
  const [own = ''] = scripts.filter((script) => script.includes('"own"'));
  assert.ok(own !== '' && !naming.includes(own));
});

async function noticesWith(changes: Record<string, string | null>) {
  const { value, diagnostics } = await bundle(fixtureSite(changes), { base: '', development: false });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  const { assets } = value;
  return {
    text: assets
      .filter(({ path }) => path === 'licences.txt')
      .map(fileText)
      .join(),
    scripts: assets.filter(({ path }) => path.endsWith('.js')).map(fileText),
    diagnostics,
  };
}

test.run();
