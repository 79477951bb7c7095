import { mock } from 'node:test';
import { parse } from 'yaml';
import { deliver } from '../../../src/islands/contact-form/delivery.ts';
import { type Delivery, delivery } from '../../../src/pages/settings/delivery/schema.ts';
import { assert, suite } from '../../suite.ts';
import { attributes, one, parseHtml } from '../../support/dom.ts';
import { message } from '../../support/receivers/receiver.ts';
import { read } from '../../support/source-files.ts';

const test = suite('Settings for services that receive messages');

const GUIDE = 'docs/recevoir-les-messages.md';

/** Reads the settings that a section of the guide shows. */
function settingsFor(service: string): Delivery {
  const [, section] = read(GUIDE).split(new RegExp(`^## ${service}$`, 'm'));
  const [, yaml] = /```yaml\n(.*?)```/s.exec(section?.split(/^## /m)[0] ?? '') ?? [];
  return delivery.parse(parse(yaml ?? '').delivery);
}

/** A service that answers a form. */
type Service = (fields: Map<string, string>, wantsJson: boolean) => Response;

/** Sends a message by the form's script and by a browser without script. */
async function sentTo(service: Service, settings: Delivery, fields: Record<string, string>) {
  const { noms = {}, champs = [] } = settings;
  const named = Object.entries(fields).map(([name, value]) => [noms[name as keyof typeof noms] ?? name, value]);
  const all = Object.fromEntries([...named, ...champs.map(({ nom, valeur }) => [nom, valeur])]);
  const call = mock.method(globalThis, 'fetch', async (_: string, { headers, body }: RequestInit) => {
    const form = new URLSearchParams(await new Response(body).text());
    return service(new Map(form), new Headers(headers).get('accept') === 'application/json');
  });
  const delivered = await deliver(settings, { message: all, key: 'key' })
    .then(() => true)
    .catch(() => false)
    .finally(() => call.mock.restore());
  const shown = service(new Map(Object.entries(all)), false);
  return { delivered, shown: shown.headers.get('location') ?? shown.status };
}

const see = (location: string) => new Response(null, { status: 303, headers: { location } });

test('Netlify Forms knows the form and its fields by the file that is published for it', async () => {
  const settings = settingsFor('Netlify Forms');
  const form = one(parseHtml(read('docs/receivers/netlify-forms/__forms.html')), 'form');
  const known = new Set(['form-name', ...attributes(form, '[name]', 'name')]);
  const trap = form.attribs['netlify-honeypot'] ?? '';
  assert.ok(form.attribs['data-netlify'] && known.has(trap));
  const netlify: Service = (fields) => {
    if (fields.get('form-name') !== form.attribs.name) return new Response(null, { status: 404 });
    return [...fields.keys()].every((name) => known.has(name)) && !fields.get(trap)
      ? new Response('a page of the site')
      : new Response(null, { status: 400 });
  };
  assert.equal(await sentTo(netlify, settings, message()), { delivered: true, shown: 200 });
  assert.is((await sentTo(netlify, settings, { ...message(), autre: '' })).delivered, false);
  assert.is(new URL(settings.endpoint).pathname, '/merci', 'what it shows is the page of thanks');
});

test('Formspree answers a script in JSON, leads a browser on, and keeps nothing that filled its trap', async () => {
  const settings = settingsFor('Formspree');
  const inbox: Map<string, string>[] = [];
  const formspree: Service = (fields, wantsJson) => {
    const errors = fields.get('email')?.includes('@') ? [] : [{ field: 'email', code: 'TYPE_EMAIL' }];
    if (errors.length > 0) return Response.json({ errors }, { status: 422 });
    if (!fields.get('_gotcha')) inbox.push(fields);
    return wantsJson ? Response.json({ ok: true }) : see(fields.get('_next') ?? 'https://formspree.io/thanks');
  };
  const { delivered, shown } = await sentTo(formspree, settings, message());
  assert.equal([delivered, new URL(String(shown)).pathname], [true, '/merci']);
  assert.ok(inbox.length === 2 && inbox.every((fields) => fields.get('_subject')));
  assert.is((await sentTo(formspree, settings, { ...message(), site_web: 'x' })).delivered, true);
  assert.is(inbox.length, 2);
  assert.is((await sentTo(formspree, settings, { ...message(), email: 'ada' })).delivered, false);
});

test('all other settings that the guide shows are sound', () => {
  const blocks = [...read(GUIDE).matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml = '']) => parse(yaml).delivery);
  assert.ok(blocks.length > 2);
  for (const block of blocks) assert.is(delivery.parse(block).format, 'formulaire');
});
