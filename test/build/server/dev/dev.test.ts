import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, manifestText } from '../../../../build/output/publish/out-folder.ts';
import { assert, suite } from '../../../suite.ts';
import { devServer } from '../../../support/dev-server.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';

const test = suite('Development server');

const CONTACT = 'content/pages/contact.md';
const UNAVAILABLE = 503;
const SCRIPT = /<script src="([^"]+)"><\/script><\/body>/;

test('serves the site, each page with the script that reloads it', async () => {
  const { get, nextBuild } = await devServer();
  assert.ok((await nextBuild()).ok);
  for (const path of ['/', '/contact', '/nowhere']) {
    const response = await get(path);
    assert.is(response.status, path === '/nowhere' ? 404 : 200);
    assert.is(response.headers.get('cache-control'), 'no-store');
    const script = await get(SCRIPT.exec(await response.text())?.[1] ?? '');
    assert.match(script.headers.get('content-type') ?? '', 'text/javascript', path);
    assert.match(await script.text(), 'EventSource');
  }
});

test('does so below a base, or the folder that the settings name, and follows them; the root leads there', async () => {
  const isBelow = async ({ get, nextBuild }: Awaited<ReturnType<typeof devServer>>) => {
    await nextBuild();
    const page = await (await get('/depot/contact')).text();
    assert.match(page, 'href="/depot/"');
    assert.is((await get(SCRIPT.exec(page)?.[1] ?? '')).status, 200);
  };
  await isBelow(await devServer({ base: '/depot' }));
  const settings = (folder: string) => `---\nadresse: https://exemple.test${folder}\n---\n`;
  const server = await devServer({}, { 'content/site.md': settings('/depot') });
  await isBelow(server);
  const { get, edit, nextBuild } = server;
  const root = await get('/', { redirect: 'manual' });
  assert.equal([root.status, root.headers.get('location')], [302, '/depot/']);
  edit('content/site.md', settings('/ailleurs'));
  await nextBuild();
  assert.match(await (await get('/')).text(), 'href="/ailleurs/"');
  assert.is((await get('/depot/contact')).status, 404);
});

test('a page is told the state of things when it comes, and again after each build', async () => {
  const { get, edit, nextBuild, listen } = await devServer();
  await nextBuild();
  const page = await listen();
  const first = await page.next();
  assert.equal([first.finished, first.published, first.failed, first.diagnostics], [1, 1, false, '']);
  edit(CONTACT, textPage('Contact', '## Écrire\n\nUn changement.'));
  assert.ok((await nextBuild()).ok);
  const second = await page.next();
  assert.equal([second.session, second.finished, second.published], [first.session, 2, 2]);
  const response = await get('/contact');
  assert.match(await response.text(), 'Un changement.');
  assert.match(response.headers.get('server-timing') ?? '', `"${second.session}/2"`, 'and says which build it is of');
  edit(CONTACT, '---\ntitre: Contact\n---\n');
  assert.not((await nextBuild()).ok);
  const failed = await page.next();
  assert.equal([failed.finished, failed.published, failed.failed], [3, 2, true], 'a mistake leaves the last good site');
});

const brokenCode = {
  'a module that throws as it loads': ['src/TextPage.tsx', "throw new Error('no');\nexport default () => null;\n"],
  'a server entry that renders nothing': ['src/server.tsx', 'export const render = undefined;\n'],
} as const;

for (const [what, [path, code]] of Object.entries(brokenCode))
  test(`${what} is a failed build, not the end of the server`, async () => {
    const { get, edit, nextBuild } = await devServer();
    await nextBuild();
    edit(path, code);
    assert.not((await nextBuild()).ok);
    assert.is((await get('/')).status, 200);
  });

test('a component that throws later, or rejects, is named and ends nothing', async () => {
  const { get, edit, nextBuild, nextTrouble, listen } = await devServer();
  await nextBuild();
  const page = await listen();
  await page.next();
  const later = "setTimeout(() => { throw new Error('too late'); });\nvoid Promise.reject(new Error('refused'));\n";
  edit('src/TextPage.tsx', `${later}export default () => null;\n`);
  const said = [await nextTrouble(), await nextTrouble()].map(({ message }) => message).sort();
  assert.match(said[0] ?? '', 'refused');
  assert.match(said[1] ?? '', 'too late');
  let event = await page.next();
  while (!event.diagnostics.includes('too late')) event = await page.next();
  assert.ok(event.failed);
  assert.is((await get('/')).status, 200);
});

test('answers before its first build, and sees what is saved during it', async () => {
  const { get, edit, nextBuild } = await devServer();
  edit(CONTACT, textPage('Contact', '## Écrire\n\nPendant la première.'));
  const early = await get('/contact');
  assert.ok(early.status === UNAVAILABLE || early.status === 200);
  let page = '';
  while (!page.includes('Pendant la première.')) {
    assert.ok((await nextBuild()).ok);
    page = await (await get('/contact')).text();
  }
});

test('starts after a server that was killed as it published', async () => {
  const site = fixtureSite();
  const left = { [MANIFEST]: manifestText(['index.html', 'gone.html']), 'index.html': 'half a site' };
  mkdirSync(join(site.cacheDir, 'dev'), { recursive: true });
  for (const [name, text] of Object.entries(left)) writeFileSync(join(site.cacheDir, 'dev', name), text);
  const { get, nextBuild } = await devServer({ site });
  assert.ok((await nextBuild()).ok);
  assert.is((await get('/contact')).status, 200);
});

test('closing ends the open connections', async () => {
  const { close, listen } = await devServer();
  const page = await listen();
  await close();
  await page.ended;
});
