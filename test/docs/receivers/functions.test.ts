import { mock } from 'node:test';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { onRequest } from '../../../docs/receivers/functions/cloudflare.js';
import netlify, { config } from '../../../docs/receivers/functions/netlify.mjs';
import vercel from '../../../docs/receivers/functions/vercel.mjs';
import { holdsAsReceiver } from '../../support/receivers/holds-as-receiver.ts';
import {
  byScript,
  ENVIRONMENT,
  message,
  type RunningReceiver,
  SETUP,
  type SentMail,
  unique,
} from '../../support/receivers/receiver.ts';

const test = suite('The receivers as functions');

const ENV = { ...ENVIRONMENT, BREVO_API_KEY: 'the account’s key' };
const before = { ...process.env };
const sent: SentMail[] = [];
const keys: string[] = [];
let isBroken = false;

/** A stand-in for Brevo's interface, as https://developers.brevo.com/docs/send-a-transactional-email.md describes it (22 November 2026). */
async function brevo(address: string | URL | Request, { method, headers, body }: RequestInit = {}): Promise<Response> {
  assert.equal([String(address), method], ['https://api.brevo.com/v3/smtp/email', 'POST']);
  if (isBroken) return Response.json({ code: 'internal_error', message: 'Try again' }, { status: 500 });
  const given = new Headers(headers);
  assert.equal([given.get('content-type'), given.get('accept')], ['application/json', 'application/json']);
  if (given.get('api-key') !== 'key') return Response.json({ code: 'unauthorized' }, { status: 401 });
  const { sender, to, replyTo, subject, textContent, headers: more } = JSON.parse(String(body));
  keys.push(more.idempotencyKey);
  sent.push({ from: sender.email, to: to[0].email, replyTo: replyTo.email, subject, text: textContent });
  return Response.json({ messageId: '<1@smtp-relay.mailin.fr>' }, { status: 201 });
}

test.before(() => {
  Object.assign(process.env, ENV, { BREVO_API_KEY: 'key' });
  mock.method(globalThis, 'fetch', brevo);
  mock.method(console, 'error', () => {});
});
test.after(() => {
  mock.restoreAll();
  for (const name of Object.keys(ENV)) delete process.env[name];
  Object.assign(process.env, before);
});

/** How each host calls its function, with the address that it saw a request come from. */
const HOSTS: Readonly<Record<string, (request: Request, sender: string) => Promise<Response>>> = {
  Netlify: (request, ip) => netlify(request, { ip }),
  Vercel: (request, ip) => vercel.fetch(new Request(request, { headers: [...request.headers, ['x-real-ip', ip]] })),
  Cloudflare: (request, ip) => {
    const headers = new Headers([...request.headers, ['cf-connecting-ip', ip]]);
    return onRequest({ request: new Request(request, { headers }), env: { ...ENV, BREVO_API_KEY: 'key' } });
  },
};

function on(host: string): RunningReceiver {
  const sender = `192.0.2.${unique()}`;
  const first = sent.length;
  return {
    ask: async (request) => {
      const call = HOSTS[host];
      if (!call) throw new Error(host);
      return call(new Request('https://agence.test/message', request), sender);
    },
    sent: () => sent.slice(first),
    breakMail: (broken) => {
      isBroken = broken;
    },
  };
}

holdsAsReceiver(test, async () => on('Netlify'));

for (const host of Object.keys(HOSTS))
  test(`${host} has it count by the address that a message comes from`, async () => {
    const [one, another] = [on(host), on(host)];
    for (let nth = 0; nth < 5; nth++) assert.ok((await one.ask(byScript(message()))).ok);
    assert.is((await one.ask(byScript(message()))).status, 429);
    assert.ok((await another.ask(byScript(message()))).ok);
  });

test('Brevo can tell a message that it has by a key of its own form, which is the same at each try', async () => {
  const receiver = on('Vercel');
  const [fields, key] = [message(), `key ${unique()}`];
  isBroken = true;
  assert.is((await receiver.ask(byScript(fields, key))).status, 503);
  isBroken = false;
  await receiver.ask(byScript(fields, key));
  assert.match(keys.at(-1) ?? '', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  assert.is(new Set(keys).size, keys.length, 'and another for each other message');
});

test('Netlify counts, too, where a function’s memory does not last', () => {
  assert.ok(config.rateLimit.windowLimit > 0 && config.rateLimit.aggregateBy.includes('ip'));
});

test('each is one file for its host, without anything of Node’s', async () => {
  for (const entry of ['netlify.mjs', 'vercel.mjs', 'cloudflare.js']) {
    const entryPoints = [`docs/receivers/functions/${entry}`];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    assert.not.match(outputFiles[0]?.text ?? '', /\bimport\b[^(]*from|node:/, entry);
  }
});

test('what is not set is named', async () => {
  const request = new Request(SETUP.thanks, byScript(message()));
  const error = await Promise.resolve()
    .then(() => onRequest({ request, env: {} }))
    .catch(String);
  assert.match(String(error), 'MESSAGE_TO');
});

test.run();
