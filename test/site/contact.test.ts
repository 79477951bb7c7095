import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, textOf } from '../support/dom.ts';
import { realPage, realSettings } from '../support/real-pages.ts';

const test = suite('Contact page');

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

test('labels the required fields as specified, and every field with something', async () => {
  const labels = new Map(all(await form(), 'label').map((label) => [label.attribs.for, textOf(label)]));
  const labelOf = async (name: string) => labels.get(one(await form(), `[name="${name}"]`).attribs.id);
  assert.is(await labelOf('nom'), 'Nom complet *');
  assert.is(await labelOf('email'), 'Email professionnel *');
  assert.is(await labelOf('entreprise'), 'Entreprise *');
  assert.is(await labelOf('message'), 'Décrivez votre projet *');
  for (const name of Object.keys(OPTIONS)) assert.ok(await labelOf(name), name);
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

test('the booking card links to the scheduling service', async () => {
  const [link, ...others] = all(one(await realPage('/contact'), '#booking'), 'a');
  const { origin, pathname } = new URL(link?.attribs.href ?? '');
  assert.is(origin + pathname, realSettings().rendezVous);
  assert.is(others.length, 0);
});

test('shows the e-mail, the phone, the postal address and the hours', async () => {
  const { email, telephone, telephoneAffiche, adressePostale, horaires } = realSettings();
  const address = one(await realPage('/contact'), 'main address');
  assert.is(textOf(one(address, 'a[href^="mailto:"]')), email);
  assert.is(one(address, 'a[href^="mailto:"]').attribs.href, `mailto:${email}`);
  assert.is(textOf(one(address, 'a[href^="tel:"]')), telephoneAffiche);
  assert.is(one(address, 'a[href^="tel:"]').attribs.href, `tel:${telephone.replaceAll(' ', '')}`);
  for (const part of [...Object.values(adressePostale), horaires]) assert.ok(textOf(address).includes(part), part);
});

test('opens the chat in a new tab that cannot reach back', async () => {
  const chat = one(await realPage('/contact'), `main a[href="${realSettings().chat}"]`);
  assert.is(chat.attribs.target, '_blank');
  assert.ok(chat.attribs.rel?.split(' ').includes('noopener'));
});

test('tells a visitor without JavaScript how to write and to call', async () => {
  const { email, telephone } = realSettings();
  const help = one(one(await realPage('/contact'), '#audit-gratuit'), 'noscript');
  assert.equal(attributes(help, 'a', 'href'), [`mailto:${email}`, `tel:${telephone.replaceAll(' ', '')}`]);
});

test.run();
