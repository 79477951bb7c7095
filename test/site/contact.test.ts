import { assert, suite } from '../suite.ts';
import { attributes, one, textOf } from '../support/dom.ts';
import { realPage, realSettings } from '../support/real-pages.ts';

const test = suite('Contact page');

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
