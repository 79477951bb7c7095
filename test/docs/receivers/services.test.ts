import { parse } from 'yaml';
import { type Delivery, delivery } from '../../../src/pages/settings/delivery/schema.ts';
import { assert, suite } from '../../suite.ts';
import { attributes, one, parseHtml } from '../../support/dom.ts';
import { message } from '../../support/receivers.ts';
import { read } from '../../support/source-files.ts';

const test = suite('Settings for services that receive messages');

const GUIDE = read('docs/recevoir-les-messages.md');

/** Reads all settings that a part of the guide shows. */
function settingsIn(text: string): Delivery[] {
  return [...text.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = '']) => delivery.parse(parse(yaml).delivery));
}

/** Returns the settings for a service, with the fields that it adds, by name. */
function settingsFor(service: string) {
  const [, section = ''] = GUIDE.split(new RegExp(`^## ${service}$`, 'm'));
  const [settings] = settingsIn(section);
  assert.ok(settings);
  return { ...settings, added: new Map(settings.champs?.map(({ nom, valeur }) => [nom, valeur])) };
}

test('Netlify Forms knows the form and its fields by the file that is published for it', () => {
  const { endpoint, noms, added } = settingsFor('Netlify Forms');
  const form = one(parseHtml(read('docs/receivers/netlify-forms/__forms.html')), 'form');
  assert.ok(form.attribs['data-netlify']);
  assert.is(added.get('form-name'), form.attribs.name);
  const sent = [...Object.keys(message()), 'idempotency-key', 'duree'];
  assert.equal([noms, attributes(form, '[name]', 'name').sort()], [undefined, sent.sort()]);
  assert.is(form.attribs['netlify-honeypot'], 'site_web');
  assert.is(new URL(endpoint).pathname, '/merci', 'what it shows is the page of thanks');
});

test('Formspree has a field for its trap, a subject, and the page of thanks that it leads a browser to', () => {
  const { noms, added } = settingsFor('Formspree');
  assert.equal(noms, { site_web: '_gotcha' }, 'it judges and answers the field « email »');
  assert.is(new URL(added.get('_next') ?? '').pathname, '/merci');
  assert.ok(added.get('_subject'));
});

test('all settings that the guide shows are sound', () => {
  const all = settingsIn(GUIDE);
  assert.ok(all.length > 2);
  for (const { format } of all) assert.is(format, 'formulaire');
});
