import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Contact form of the specification');

const form = async () => one(await realPage('/contact'), '#audit-gratuit form');

const OPTIONS: Readonly<Record<string, readonly [value: string, label: string][]>> = {
  secteur: [
    ['ecommerce', 'E-commerce'],
    ['transport', 'Transport & Logistique'],
    ['formation', 'Formation & Éducation'],
    ['services', 'Services'],
    ['sante', 'Santé & Bien-être'],
    ['industrie', 'Industrie'],
    ['autre', 'Autre'],
  ],
  typedemande: [
    ['audit', 'Audit gratuit'],
    ['devis', 'Demande de devis'],
    ['conseil', 'Conseil & orientation'],
    ['demo', 'Démonstration'],
    ['autre', 'Autre'],
  ],
};

test('asks for the six fields of the specification and no other', async () => {
  const fields = all(await form(), '[name]').map(({ attribs }) => attribs.name);
  assert.equal(fields.sort(), ['email', 'entreprise', 'message', 'nom', 'secteur', 'typedemande']);
});

test('requires name, e-mail, company and message, and nothing else', async () => {
  const required = attributes(await form(), '[required]', 'name');
  assert.equal(required.sort(), ['email', 'entreprise', 'message', 'nom']);
});

test('labels the required fields', async () => {
  const labels = new Map(all(await form(), 'label').map((label) => [label.attribs.for, textOf(label)]));
  const labelOf = async (name: string) => labels.get(one(await form(), `[name="${name}"]`).attribs.id);
  assert.is(await labelOf('nom'), 'Nom complet *');
  assert.is(await labelOf('email'), 'Email professionnel *');
  assert.is(await labelOf('entreprise'), 'Entreprise *');
  assert.is(await labelOf('message'), 'Décrivez votre projet *');
});

test('takes the e-mail in an e-mail field and the message in a text area', async () => {
  assert.is(one(await form(), 'input[name="email"]').attribs.type, 'email');
  assert.is(one(await form(), '[name="message"]').name, 'textarea');
});

test('sets no bound beyond the required fields', async () => {
  for (const bound of ['minlength', 'maxlength', 'pattern', 'min', 'max'])
    assert.is(all(await form(), `[${bound}]`).length, 0, bound);
});

for (const [name, options] of Object.entries(OPTIONS)) {
  test(`offers the values and labels of ${name} in order, after an empty choice`, async () => {
    const [empty, ...offered] = all(one(await form(), `select[name="${name}"]`), 'option');
    assert.is(empty?.attribs.value, '');
    assert.equal(
      offered.map((option) => [option.attribs.value, textOf(option)]),
      options,
    );
  });
}

test('has the anchors contact, audit-gratuit and booking, the latter two below the first', async () => {
  const contact = one(await realPage('/contact'), '#contact');
  one(contact, '#audit-gratuit');
  one(contact, '#booking');
});

test.run();
