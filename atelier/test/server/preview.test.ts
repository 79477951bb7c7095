import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../../build/contract/diagnostic.ts';
import { contentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { openCache } from '../../../build/pipeline/cached-steps.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../test/suite.ts';
import { BLANK, fixtureSite, textPage } from '../../../test/support/fixture-site.ts';
import { once } from '../../../test/support/once.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { endpointAddress } from '../../api.ts';
import { placeName } from '../../client/document/use-preview.ts';
import { Previews } from '../../server/preview/previews.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopServer } from '../support/workshop-server.ts';
import { writerAt } from '../support/writer.ts';

const test = suite('A preview of an unsaved text');

const BODY = '## Écrire\n\nUn texte sans faute.';
const GOOD = textPage('Contact', BODY);
const FAULTY = '---\ntitre: 3\n---\n';
const pathOf = (name: string) => `content/pages/${name}.md`;
const CONTACT = pathOf('contact');

async function started(changes: Readonly<Record<string, string>> = {}, lasting = false) {
  const server = await workshopServer({ lasting }, { [CONTACT]: GOOD, ...changes });
  const result = await server.nextBuild();
  return { ...server, result, writer: await writerAt(server.get) };
}

/** One server for the tests that only look, each at a page of its own. */
const NAMES = Array.from({ length: 8 }, (_, nth) => `page-${nth}`);
const served = once(() => started(Object.fromEntries(NAMES.map((name) => [pathOf(name), textPage(name, BODY)])), true));
const unused = NAMES.values();
const onOwnPage = async () => {
  const name = unused.next().value ?? '';
  return { ...(await served()), name, path: pathOf(name), text: (body: string) => textPage(name, body) };
};

const bodyOf = async (response: Response) => {
  const html = await response.text();
  return html.slice(html.indexOf('<body'));
};

test('is the real page of the saved text, with line numbers on blocks and a script that updates it', async () => {
  const { writer, get, name, path, text } = await onOwnPage();
  const saved = await writer.page(path);
  assert.is(saved.status, 200);
  assert.match(await bodyOf(saved), 'sans faute');
  assert.equal(await writer.preview(path, text(BODY)), { drawn: true, diagnostics: [], elsewhere: 0 });
  const bare = (html: string) =>
    html.replace(/ data-line="\d+"/g, '').replace(/<script src="\/__dev[^>]*><\/script>/, '');
  assert.is(bare(await bodyOf(await writer.page(path))), bare(await bodyOf(await get(name))));
});

test('a piece of a text is drawn as its page draws it', async () => {
  const { writer } = await served();
  const response = await writer.ask(endpointAddress('draw'), {
    source: ':::schema[Le chemin]\n1. Une étape\n2. Une autre\n:::',
  });
  assert.match(await response.json(), /<figure data-diagram[\s\S]*<svg/);
});

test('a text is parsed to a tree with places, and too deep nesting is refused', async () => {
  const { writer } = await served();
  const [block] = (await (await writer.ask(endpointAddress('tree'), { source: 'Un **mot** simple.' })).json()).children;
  assert.is(block.type, 'paragraph');
  assert.is(block.children[1].type, 'strong');
  assert.equal(block.children[1].position.end, { line: 1, column: 11, offset: 10 });
  const refused = await writer.ask(endpointAddress('tree'), { source: `${'> '.repeat(200)}Trop.` });
  assert.is(refused.status, 422);
});

test('shows what is written and leaves the site and the file alone', async () => {
  const { writer, get, built, root, name, path, text } = await onOwnPage();
  const builds = built();
  await writer.preview(path, text('Un autre texte.'));
  assert.match(await bodyOf(await writer.page(path)), 'Un autre texte.');
  assert.match(await bodyOf(await get(name)), 'sans faute');
  assert.is(readFileSync(join(root, path), 'utf8'), text(BODY));
  assert.is(built(), builds);
});

test('carries the lines of the whole file', async () => {
  const { writer, path, text } = await onOwnPage();
  await writer.preview(path, text('## Écrire\n\nUn texte.\n\n- un\n- deux\n\n```js\nconst a = 1;\n```'));
  const body = await bodyOf(await writer.page(path));
  const lines = Array.from(body.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g), ([, name, line]) => `${name} ${line}`);
  assert.equal(lines, ['h2 6', 'p 8', 'li 10', 'li 11', 'pre 13']);
});

test('a text with an error says where, and the last page that could be drawn stays', async () => {
  const { writer, path, text } = await onOwnPage();
  await writer.preview(path, text('Un autre texte.'));
  const { drawn, diagnostics } = await writer.preview(path, '---\ntitre: Contact\ndescriptoin: Oui.\n---\n\nPerdu.\n');
  assert.not(drawn);
  const found = diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`);
  assert.equal(found, [`${path}:3:1`]);
  assert.match(await bodyOf(await writer.page(path)), 'Un autre texte.');
});

test('a text with errors is shown if it can be rendered, with its errors', async () => {
  const { writer, path, text } = await onOwnPage();
  const texts = {
    'Sous une image.': '![](/images/absente.png)\n\nSous une image.',
    'Second titre': '# Second titre',
    'Une valeur': 'Une valeur : {{inconnue}}.',
    'Et la suite.': '<div onclick="alert(1)">Du HTML</div>\n\nEt la suite.',
  };
  for (const [shown, body] of Object.entries(texts)) {
    const { drawn, diagnostics } = await writer.preview(path, text(body));
    assert.ok(drawn && hasErrors(diagnostics), body);
    const page = await bodyOf(await writer.page(path));
    assert.match(page, shown);
    assert.not.match(page, 'onclick');
  }
});

test('a dead link is named, and does not keep the page from being drawn', async () => {
  const { writer, path, text } = await onOwnPage();
  const { drawn, diagnostics } = await writer.preview(path, text('Un [lien](/nulle-part).'));
  assert.ok(drawn);
  const found = diagnostics.map(({ rule, line }) => `${line} ${rule}`);
  assert.equal(found, ['6 lien-mort']);
});

test('a file that no build knows is drawn, too', async () => {
  const { writer } = await served();
  const path = pathOf('neuf');
  assert.ok((await writer.preview(path, textPage('Neuf', 'Un texte [neuf](/contact).'))).drawn);
  assert.match(await bodyOf(await writer.page(path)), 'Un texte');
});

test('is framed by the workshop alone, sends nothing, and is drawn only with the token, of content', async () => {
  const { writer, workshop, path } = await onOwnPage();
  const policy = (await writer.page(path)).headers.get('content-security-policy') ?? '';
  assert.match(policy, `frame-ancestors ${new URL(workshop).origin};`);
  assert.match(policy, "form-action 'none'");
  assert.is((await fetch(new URL('api/preview', workshop), { method: 'POST', body: '{}' })).status, 403);
  const foreign = ['../secret.md', 'content/../package.json', 'content/../../x.md', 'src/x.md', 'content/pages/x.txt'];
  for (const path of foreign)
    assert.is((await writer.ask('/__atelier/api/preview', { path, text: '' })).status, 400, path);
});

test('finds what saving the text would find, by the same words', async () => {
  const bad = textPage('Contact', '## Écrire\n\n[Là-bas](/nulle-part), ##Titre, {{inconnue}}\n\n### Écrire {#Mal}');
  const { writer, edit, nextBuild } = await started();
  for (const text of [bad, bad.replace('{{inconnue}}', ''), GOOD.replace('Contact', '3')]) {
    const { diagnostics: drafted } = await writer.preview(CONTACT, text);
    edit(CONTACT, text);
    const { diagnostics: saved } = await nextBuild();
    const own = saved.filter(({ rule }) => rule !== 'lien-mort');
    assert.ok(own.length > 0);
    const found = drafted.filter(({ rule }) => rule !== 'lien-mort');
    assert.equal(found, own);
  }
});

test('errors in another file are counted and do not prevent the preview of a valid text', async () => {
  const path = pathOf('faux');
  const { writer, result } = await started({ [path]: FAULTY });
  assert.not(result.ok);
  const { drawn, elsewhere } = await writer.preview(CONTACT, textPage('Contact', 'Un autre texte.'));
  assert.ok(drawn);
  assert.is(elsewhere, result.diagnostics.length);
  assert.is((await writer.page(path)).status, 503);
  assert.ok((await writer.preview(path, textPage('Faux', 'Un texte sans faute.'))).drawn);
  assert.is((await writer.page(path)).status, 200);
});

const builtHost = once(async () => {
  const site = fixtureSite({ [CONTACT]: GOOD });
  const cache = openCache(site);
  return bareHost(site, await build(site, { cache, development: true }), cache);
});
const contact = (words: string) => ({ path: CONTACT, name: 'pages/contact.md', text: textPage('Contact', words) });

test('the page does not wait for the check for visitors, which renders no text twice', async () => {
  const host = await builtHost();
  const drafts: string[] = [];
  const previews = new Previews({
    ...host,
    draft: (source, visitors) => {
      drafts.push(visitors ? 'visitors' : 'writer');
      return host.draft(source, visitors);
    },
  });
  await previews.preview(contact('Un texte.'));
  assert.equal(drafts, ['writer']);
  await previews.diagnostics(contact('Un texte.'));
  assert.equal(drafts, ['writer', 'visitors']);
});

test('texts of a file are rendered in order, and the frame waits for the last', async () => {
  const previews = new Previews(await builtHost());
  for (const words of ['Premier.', 'Deuxième.']) void previews.preview(contact(words));
  assert.match((await previews.page(CONTACT))?.html ?? '', 'Deuxième.');
});

test('a page in the frame is as new as the last build, whatever was previewed before', async () => {
  const { writer, edit, nextBuild } = await started();
  await writer.preview(CONTACT, textPage('Contact', 'Un texte tapé.'));
  edit('src/TextPage.tsx', 'export default () => <html lang="fr"><body><p>Un nouveau modèle.</p></body></html>;\n');
  await nextBuild();
  assert.match(await bodyOf(await writer.page(CONTACT)), 'Un nouveau modèle.');
});

const held = (text: string, field: string) => text.replace('---\n', `---\n${field}\n`);

test('errors that stop a build for visitors are found in all texts but drafts', async () => {
  const draft = held(textPage('Attente', 'Un texte.'), 'brouillon: true');
  const site = { ...fixtureSite({ 'content/pages/attente.md': draft }), placeholders: [BLANK] };
  const server = await workshopServer({ site });
  await server.nextBuild();
  const writer = await writerAt(server.get);
  const obstacles = async (text: string) => {
    const found = await (await writer.ask(endpointAddress('obstacles'), { path: CONTACT, text })).json();
    return found.map(({ rule, line }: { rule: string; line: number }) => `${line} ${rule}`);
  };
  const blank = textPage('Contact', 'Un texte.').replace('Ce que dit la page Contact.', '"[? à dire]"');
  const rows: readonly (readonly [what: string, text: string, obstacles: readonly string[]])[] = [
    ['a sound text', textPage('Contact', 'Un texte.'), []],
    ['a needed field that waits to be filled in', blank, ['3 champ-a-remplir']],
    ['the same in a draft', held(blank, 'brouillon: true'), []],
    ['the same on a day to come', held(blank, 'parution: 2999-01-01'), ['4 champ-a-remplir']],
    ['a link to a draft', textPage('Contact', 'Un [lien](/attente).'), ['6 lien-vers-page-retenue']],
    ['a field that is missing', '---\ntitre: Contact\n---\n\nUn texte.\n', ['1 cle-manquante']],
  ];
  for (const [what, text, expected] of rows) assert.equal(await obstacles(text), expected, what);
  const { diagnostics } = await writer.preview(CONTACT, blank);
  const actual = diagnostics.map(({ severity, rule }) => `${severity} ${rule}`);
  assert.equal(actual, ['error champ-a-remplir', 'warning a-remplir'], 'a published text says so as it is written');
  assert.equal((await writer.preview(CONTACT, held(blank, 'brouillon: true'))).diagnostics, []);
  const waits = textPage('Contact', 'Un texte.\n\nUn prix [? à dire].');
  assert.equal(
    (await writer.preview(CONTACT, waits)).diagnostics.map(({ severity, rule, line }) => [severity, rule, line]),
    [['warning', BLANK.rule, 8]],
    'what is left out of the page for visitors is told where it is written',
  );
});

test('such an error is named by its field in the form, or the first words of its line', () => {
  const [{ schema } = { schema: {} }] = contentTypeInfo(contentHost(fixtureSite())).filter(
    ({ name }) => name === 'text',
  );
  const found = (line: number, at?: string[]) => ({
    ...{ severity: 'error' as const, file: CONTACT, line, column: 1, rule: '', message: '', hint: '' },
    ...(at && { at }),
  });
  const text = textPage('Contact', 'Un texte.');
  assert.is(placeName(found(3), text, schema), 'description');
  assert.is(placeName(found(1, ['titre']), text, schema), 'titre');
  assert.is(placeName(found(6), text, schema), '« Un texte. »');
  assert.is(placeName(found(6), text.replace('Un texte.', '- **Un** [lien](/a) `x`'), schema), '« Un lien x »');
  assert.is(placeName(found(1), text, schema), words.diagnostics.whole);
  const entries = {
    properties: { faits: { title: 'Faits', items: { oneOf: [{ properties: { nom: { title: 'Nom' } } }] } } },
  };
  assert.is(placeName({ ...found(1), at: ['faits', 1, 'nom'] }, text, entries), 'Faits › 2 › Nom');
});
