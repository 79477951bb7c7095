import { assert } from '../../../../test/suite.ts';
import type { FieldDiagnostic } from '../../../client/document/pane-props.ts';
import { workshopForm as words } from '../../../words/form.fr.ts';
import { changeForm, focusedIn, formSuite, openForm } from '../../support/form/open-form.ts';
import { sample, sampleData } from '../../support/form/sample.ts';

const test = formSuite('Diagnostics in the form');

function diagnostic(at: FieldDiagnostic['at'], more: Partial<FieldDiagnostic['diagnostic']> = {}): FieldDiagnostic {
  const rule = `regle-${at.join('-')}`;
  const place = { file: 'content/exemples/un.md', line: 2, column: 1 };
  return {
    at,
    diagnostic: { severity: 'error', ...place, rule, message: `Faux en ${at.join('.')}`, hint: 'Mieux.', ...more },
  };
}

test('a diagnostic is shown at its field, read out with it, and its button applies the fix', async (page) => {
  const diagnostics = [diagnostic(['sousTitre'], { fix: 'mieux' })];
  await openForm(page, { diagnostics });
  const field = page.getByLabel('Sous-titre');
  assert.is(await field.getAttribute('aria-invalid'), 'true');
  const described = await field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
  assert.match(described, 'Faux en sousTitre');
  assert.match(described, 'Mieux.');
  await page.getByRole('button', { name: 'Remplacer par « mieux »' }).click();
  assert.equal(await page.evaluate(() => window.formHarness.fixed), ['regle-sousTitre']);
  await changeForm(page, { diagnostics: [] });
  assert.is(await field.getAttribute('aria-invalid'), null);
});

test('a warning does not make a field invalid, and a required field is announced as such', async (page) => {
  await openForm(page, { diagnostics: [diagnostic(['titre'], { severity: 'warning' })] });
  const title = page.getByLabel('Titre obligatoire', { exact: true });
  assert.equal([await title.getAttribute('aria-invalid'), await title.getAttribute('aria-required')], [null, 'true']);
  assert.is(await page.getByLabel('Sous-titre').getAttribute('aria-required'), null);
  assert.ok(await page.getByText('Faux en titre').isVisible());
});

test('a missing field is reported at its control, without the key and line to add', async (page) => {
  const lacking = diagnostic(['titre'], { rule: 'cle-manquante', hint: 'Ajoutez une ligne « titre: … ».' });
  await openForm(page, { diagnostics: [lacking] });
  await page.getByText(words.missing).waitFor();
  assert.equal([await page.getByText('Faux').count(), await page.getByText('Ajoutez une ligne').count()], [0, 0]);
});

test('diagnostics and help name keys by the labels of their fields; other words stay', async (page) => {
  const hint = 'Écrivez « sousTitre », « date: 2026-10-01 », « carte: { nom: A } » ou « autre ».';
  const told = diagnostic(['lien'], { message: 'Soit « lien », soit « detail ».', hint });
  await openForm(page, { diagnostics: [told] });
  await page.getByText('Soit « Lien », soit « Détail ».').waitFor();
  await page.getByText('Écrivez « Sous-titre », « Date : 2026-10-01 », « carte: { nom: A } » ou « autre ».').waitFor();
  const help = page.getByText('Après « Sous-titre ».');
  assert.is(await help.textContent(), 'Après «\u00a0Sous-titre\u00a0».', 'its signs stay with their words');
});

test('every diagnostic is shown, even of absent or unknown fields, groups, entries and the file', async (page) => {
  const places = [
    [],
    ['prix'],
    ['inconnu'],
    ['disparu', 3],
    ['carte'],
    ['carte', 'rien'],
    ['parties'],
    ['mots', 1],
    ['mots', 9],
    ['date', 'an'],
  ];
  const diagnostics = places.map((at) => diagnostic(at));
  await openForm(page, { data: { ...sampleData, inconnu: 1 }, diagnostics });
  for (const at of places) {
    const shown = await page.getByText(new RegExp(`Faux en ${at.join('[.]')}$`)).count();
    assert.is(shown, 1, at.join('.'));
  }
});

test('a folded entry counts its diagnostics, and unfolds to show a requested one', async (page) => {
  const diagnostics = [diagnostic(['etapes', 1, 'detail']), diagnostic(['etapes', 1])];
  await openForm(page, { diagnostics });
  const entry = page.getByRole('button', { name: /^Étape 2/ });
  assert.match(await entry.innerText(), '2 remarques');
  const goTo = async (nonce: number, ...at: FieldDiagnostic['at']) => {
    await changeForm(page, { focus: { at, nonce } });
    return focusedIn(page);
  };
  assert.is(await goTo(1, 'etapes', 1, 'detail'), 'control["etapes",1,"detail"]');
  await entry.click();
  assert.is(await page.getByLabel('Détail').count(), 0, 'it can be folded again');
  assert.is(await goTo(2, 'etapes', 1, 'detail'), 'control["etapes",1,"detail"]');
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  const card = page.getByRole('group', { name: 'Carte' });
  assert.is(await card.getByLabel('Nom').count(), 0, 'a group can be folded, too');
  assert.is(await goTo(3, 'carte', 'nom'), 'control["carte","nom"]');
  assert.is(await goTo(4, 'prix'), 'control["prix"]', 'an absent field');
  assert.is(await goTo(5, 'sousTitre', 'x', 4), 'control["sousTitre"]', 'the nearest');
});

test('a field that was just added is called empty once it is left so, not before', async (page) => {
  await page.getByRole('button', { name: 'Ajouter : Mot' }).click();
  await changeForm(page, { diagnostics: [diagnostic(['mots', 3]), diagnostic(['titre'])] });
  await page.getByText('Faux en titre').waitFor();
  const told = page.getByText('Faux en mots.3');
  assert.is(await told.count(), 0);
  await page.keyboard.press('Tab');
  await told.waitFor();
});

test('fields are grouped into sections if the content type has some, and focusing one opens its section', async (page) => {
  const { contentType } = sample;
  const sections = { Mots: ['mots'], Carte: ['carte'], Reste: [] };
  const diagnostics = [diagnostic(['carte', 'nom'])];
  await openForm(page, { contentType: { ...contentType, schema: { ...contentType.schema, sections } }, diagnostics });
  const shown = () => page.locator('form > fieldset > legend').allInnerTexts();
  assert.match((await shown()).join(), /^Mots/);
  assert.match(await page.getByRole('button', { name: /^Carte/ }).innerText(), '1 remarque');
  await page.getByRole('button', { name: 'Reste' }).click();
  await page.getByLabel('Titre obligatoire', { exact: true }).waitFor();
  assert.is(await page.getByRole('group', { name: 'Carte' }).count(), 0);
  await changeForm(page, { focus: { at: ['carte', 'nom'], nonce: 1 } });
  assert.is(await focusedIn(page), 'control["carte","nom"]');
});
