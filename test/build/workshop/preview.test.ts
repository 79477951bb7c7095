import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { heldBundle } from '../../../build/bundle/held-bundle.ts';
import { openKept } from '../../../build/kept-steps.ts';
import { build } from '../../../build/pipeline.ts';
import { Previews } from '../../../build/workshop/preview/previews.ts';
import { devServer } from '../../support/dev-server.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { writerAt } from '../../support/writer.ts';

const test = suite('A preview of an unsaved text');

const CONTACT = 'content/pages/contact.md';
const GOOD = textPage('Contact', '## Écrire\n\nUn texte sans faute.');

const started = async (changes: Readonly<Record<string, string>> = {}) => {
  const server = await devServer({}, { [CONTACT]: GOOD, ...changes });
  const result = await server.nextBuild();
  return { ...server, result, writer: await writerAt(server.get) };
};

const bodyOf = async (response: Response) => {
  const html = await response.text();
  return html.slice(html.indexOf('<body'));
};

test('is the real page, but for the lines that its blocks carry and the script that keeps it abreast', async () => {
  const { writer, get } = await started();
  assert.equal(await writer.preview(CONTACT, GOOD), { drawn: true, findings: [], elsewhere: 0 });
  const bare = (html: string) =>
    html.replace(/ data-line="\d+"/g, '').replace(/<script src="\/__dev[^>]*><\/script>/, '');
  assert.is(bare(await bodyOf(await writer.page(CONTACT))), bare(await bodyOf(await get('contact'))));
});

test('shows what is written and leaves the site and the file alone', async () => {
  const { writer, get, built, root } = await started();
  const builds = built();
  await writer.preview(CONTACT, textPage('Contact', 'Un autre texte.'));
  assert.match(await bodyOf(await writer.page(CONTACT)), 'Un autre texte.');
  assert.match(await bodyOf(await get('contact')), 'sans faute');
  assert.is(readFileSync(join(root, CONTACT), 'utf8'), GOOD);
  assert.is(built(), builds);
});

test('carries the lines of the whole file', async () => {
  const { writer } = await started();
  await writer.preview(
    CONTACT,
    textPage('Contact', '## Écrire\n\nUn texte.\n\n- un\n- deux\n\n```js\nconst a = 1;\n```'),
  );
  const body = await bodyOf(await writer.page(CONTACT));
  const lines = Array.from(body.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g), ([, name, line]) => `${name} ${line}`);
  assert.equal(lines, ['h2 6', 'p 8', 'li 10', 'li 11', 'pre 13']);
});

test('without one, the page of what is saved is shown', async () => {
  const { writer } = await started();
  const response = await writer.page(CONTACT);
  assert.is(response.status, 200);
  assert.match(await bodyOf(response), 'sans faute');
});

test('a text with an error says where, and the last page that could be drawn stays', async () => {
  const { writer } = await started();
  await writer.preview(CONTACT, textPage('Contact', 'Un autre texte.'));
  const { drawn, findings } = await writer.preview(CONTACT, '---\ntitre: Contact\ndescriptoin: Oui.\n---\n\nPerdu.\n');
  assert.not(drawn);
  assert.equal(
    findings.map(({ file, line, column }) => `${file}:${line}:${column}`),
    [`${CONTACT}:3:1`],
  );
  assert.match(await bodyOf(await writer.page(CONTACT)), 'Un autre texte.');
});

test('finds what saving the text would find, by the same words', async () => {
  const bad = textPage('Contact', '## Écrire\n\n[Là-bas](/nulle-part), ##Titre, {{inconnue}}\n\n### Écrire {#Mal}');
  for (const text of [bad, bad.replace('{{inconnue}}', ''), GOOD.replace('Contact', '3')]) {
    const { writer, edit, nextBuild } = await started();
    const { findings } = await writer.preview(CONTACT, text);
    edit(CONTACT, text);
    const { diagnostics } = await nextBuild();
    assert.ok(findings.length > 0);
    assert.equal(
      findings.filter(({ rule }) => rule !== 'lien-mort'),
      diagnostics.filter(({ rule }) => rule !== 'lien-mort'),
    );
  }
});

test('a dead link is named, and does not keep the page from being drawn', async () => {
  const { writer } = await started();
  const { drawn, findings } = await writer.preview(CONTACT, textPage('Contact', 'Un [lien](/nulle-part).'));
  assert.ok(drawn);
  assert.equal(
    findings.map(({ rule, line }) => `${line} ${rule}`),
    ['6 lien-mort'],
  );
});

test('a file that no build knows is drawn, too', async () => {
  const { writer } = await started();
  const path = 'content/pages/neuf.md';
  assert.ok((await writer.preview(path, textPage('Neuf', 'Un texte [neuf](/contact).'))).drawn);
  assert.match(await bodyOf(await writer.page(path)), 'Un texte');
});

test('what other files have wrong is counted, and keeps no sound text from being drawn', async () => {
  const broken = '---\ntitre: 3\n---\n';
  const { writer, result } = await started({ 'content/pages/faux.md': broken });
  assert.not(result.ok);
  const { drawn, elsewhere } = await writer.preview(CONTACT, textPage('Contact', 'Un autre texte.'));
  assert.ok(drawn);
  assert.is(elsewhere, result.diagnostics.length);
});

test('a page that never was good is said to be none, until it is', async () => {
  const path = 'content/pages/faux.md';
  const { writer } = await started({ [path]: '---\ntitre: 3\n---\n' });
  assert.is((await writer.page(path)).status, 503);
  assert.ok((await writer.preview(path, textPage('Faux', 'Un texte sans faute.'))).drawn);
  assert.is((await writer.page(path)).status, 200);
});

test('of texts of a file that come faster than they are drawn the newest is shown, and all who ask are answered', async () => {
  const site = fixtureSite({ [CONTACT]: GOOD });
  const kept = openKept(site);
  const latest = await build(site, { kept, development: true });
  const of = { site, kept, code: heldBundle().step, latest: () => latest, drawn: () => latest, later: new Map() };
  const previews = new Previews(of);
  const ask = (words: string) =>
    previews.preview({ path: CONTACT, name: 'pages/contact.md', text: textPage('Contact', words) });
  const first = ask('Premier.');
  await undefined;
  const [second, third] = [ask('Deuxième.'), ask('Troisième.')];
  assert.is(second, third, 'the one in between is never drawn');
  assert.ok((await first).drawn && (await third).drawn);
  assert.match((await previews.page(CONTACT))?.html ?? '', 'Troisième.');
  kept.store.close();
});

test('a page in the frame is as new as the last build, whatever was previewed before', async () => {
  const { writer, edit, nextBuild } = await started();
  await writer.preview(CONTACT, textPage('Contact', 'Un texte tapé.'));
  edit('src/TextPage.tsx', 'export default () => <html lang="fr"><body><p>Un nouveau modèle.</p></body></html>;\n');
  await nextBuild();
  assert.match(await bodyOf(await writer.page(CONTACT)), 'Un nouveau modèle.');
});

test('is framed by the workshop alone, sends nothing, and is drawn for nobody without the token', async () => {
  const { writer, get } = await started();
  const policy = (await writer.page(CONTACT)).headers.get('content-security-policy') ?? '';
  assert.match(policy, "frame-ancestors 'self'");
  assert.match(policy, "form-action 'none'");
  const { status } = await get('/__atelier/api/preview', { method: 'POST', body: '{}' });
  assert.is(status, 403);
});

for (const path of ['../secret.md', 'content/../package.json', 'content/../../x.md', 'src/x.md', 'content/pages/x.txt'])
  test(`no content file is ${path}`, async () => {
    const { writer } = await started();
    assert.is((await writer.ask('/__atelier/api/preview', { path, text: '' })).status, 400);
  });

test.run();
