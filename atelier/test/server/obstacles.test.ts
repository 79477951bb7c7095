import { contentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../test/suite.ts';
import { BLANK, fixtureSite, textPage } from '../../../test/support/fixture-site.ts';
import { endpointAddress } from '../../api.ts';
import { placeName } from '../../client/document/use-preview.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopServer } from '../support/workshop-server.ts';
import { writerAt } from '../support/writer.ts';

const test = suite('What would stop a build for visitors');

const CONTACT = 'content/pages/contact.md';
const held = (text: string, field: string) => text.replace('---\n', `---\n${field}\n`);

test('is found in the texts that visitors would be shown, whatever the page says to its writer, and in no draft', async () => {
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

test('is named by the field of the form that it is in, or the first words of its line', () => {
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
