import { assert, suite } from '../../suite.ts';
import { all, one, textOf } from '../../support/dom.ts';
import { realPage } from '../../support/real-pages.ts';

const test = suite('Contact form of the specification');

const form = async () => one(await realPage('/contact'), '#audit-gratuit form');

/** Its fields: their label where the specification gives one, as a required field has a star. */
const FIELDS = {
  nom: 'Nom complet *',
  email: 'Email professionnel *',
  entreprise: 'Entreprise *',
  secteur: '',
  typedemande: '',
  message: 'Décrivez votre projet *',
};

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  secteur: [
    ...['ecommerce: E-commerce', 'transport: Transport & Logistique', 'formation: Formation & Éducation'],
    ...['services: Services', 'sante: Santé & Bien-être', 'industrie: Industrie', 'autre: Autre'],
  ],
  typedemande: [
    ...['audit: Audit gratuit', 'devis: Demande de devis', 'conseil: Conseil & orientation'],
    ...['demo: Démonstration', 'autre: Autre'],
  ],
};

test('asks for the six fields of the specification and no other, and requires those with a star alone', async () => {
  const fields = all(await form(), '[name]');
  assert.equal(fields.map(({ attribs }) => attribs.name).sort(), Object.keys(FIELDS).sort());
  const labels = new Map(all(await form(), 'label').map((label) => [label.attribs.for, textOf(label)]));
  for (const [name, label] of Object.entries(FIELDS)) {
    const { attribs } = one(await form(), `[name="${name}"]`);
    assert.is('required' in attribs, label !== '', name);
    if (label) assert.is(labels.get(attribs.id), label);
  }
});

test('takes the e-mail in an e-mail field and the message in a text area, and sets no other bound', async () => {
  assert.is(one(await form(), 'input[name="email"]').attribs.type, 'email');
  one(await form(), 'textarea[name="message"]');
  for (const bound of ['minlength', 'maxlength', 'pattern', 'min', 'max'])
    assert.is(all(await form(), `[${bound}]`).length, 0, bound);
});

test('offers the values and labels of its choices in order, after an empty one', async () => {
  for (const [name, options] of Object.entries(OPTIONS)) {
    const [empty, ...offered] = all(one(await form(), `select[name="${name}"]`), 'option');
    assert.is(empty?.attribs.value, '', name);
    const actual = offered.map((option) => `${option.attribs.value}: ${textOf(option)}`);
    assert.equal(actual, options);
  }
});

test('has the anchors contact, audit-gratuit and booking, the latter two below the first', async () => {
  const contact = one(await realPage('/contact'), '#contact');
  for (const id of ['audit-gratuit', 'booking']) one(contact, `#${id}`);
});
