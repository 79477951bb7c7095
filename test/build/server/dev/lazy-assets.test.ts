import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { devServer } from '../../../support/dev-server.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';

const test = suite('Files made while one works on the site');

const MAKER = `export default ({ output, contents }) => {
  if (contents === '') throw new Error('rien à écrire');
  return [{ output, contents }, { output: 'part-' + output, contents: 'part of ' + contents }];
};
`;
const SERVER = `export { contentTypes } from './content-types.ts';
export { render } from './page.ts';
export const assetGenerators = { note: () => import('./note.ts') };
`;

/** A server of the fixture site, which is to have these files made. */
async function serving(
  notes: Readonly<Record<string, string>>,
  settings = '---\nadresse: https://exemple.test\n---\n',
) {
  const changes = { 'src/server.tsx': SERVER, 'src/note.ts': MAKER, 'content/site.md': settings };
  const plans = Object.entries(notes).map(([output, contents]) => ({
    generator: 'note',
    input: { output, contents },
    outputs: [output],
  }));
  const server = await devServer({ site: { ...fixtureSite(changes), files: () => plans } });
  await server.nextBuild();
  return server;
}

test('a file is made once it is asked for, with what comes with it, and sent as what it is', async () => {
  const { get } = await serving({ 'note.json': '{}' });
  assert.is((await get('/part-note.json')).status, 404);
  const response = await get('/note.json?1');
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', 'application/json');
  assert.is(response.headers.get('cache-control'), 'no-store');
  assert.is(await response.text(), '{}');
  assert.is(await (await get('/part-note.json')).text(), 'part of {}');
  assert.is((await get('/other.json')).status, 404);
});

test('it is found below the folder that the site is served from', async () => {
  const { url, get } = await serving({ 'été.txt': 'chaud' }, '---\nadresse: https://exemple.test/depot\n---\n');
  assert.match(url, '/');
  assert.is(await (await get('/depot/%C3%A9t%C3%A9.txt')).text(), 'chaud');
});

test('what cannot be made is an error that the pages and the terminal are told', async () => {
  const { get, nextTrouble } = await serving({ 'note.txt': '' });
  assert.is((await get('/note.txt')).status, 500);
  assert.is((await nextTrouble()).rule, 'fabrication-impossible');
});

test.run();
