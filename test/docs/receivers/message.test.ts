import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { mock } from 'node:test';
import { build } from 'esbuild';
import { onRequest } from '../../../docs/receivers/cloudflare.mjs';
import netlify, { config } from '../../../docs/receivers/netlify.mjs';
import vercel from '../../../docs/receivers/vercel.mjs';
import { assert, suite } from '../../suite.ts';
import {
  byScript,
  ENVIRONMENT,
  holdsAsReceiver,
  message,
  type RunningReceiver,
  SETUP,
  type SentMail,
  unique,
} from '../../support/receivers.ts';

const test = suite('The function that receives messages');

const ENV = { ...ENVIRONMENT, BREVO_API_KEY: 'the account’s key' };
const before = { ...process.env };
const realFetch = fetch;
const sent: SentMail[] = [];
const keys: string[] = [];
let isBroken = false;

/** A stand-in for Brevo's interface, as https://developers.brevo.com/docs/send-a-transactional-email.md describes it (22 November 2026). */
async function brevo(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { method, headers, body } = init;
  if (String(address).startsWith('http://127.0.0.1')) return realFetch(address, init);
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

/** Calls the function as each host does, with the address that it saw a request come from. */
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

test('counts all addresses of one IPv6 network as one sender, however they are written', async () => {
  const own = ['2001:db8:0:7::1', '2001:DB8::7:a:b:c:d', '2001:0db8:0000:0007:ffff::', '2001:db8:0:7:1::%eth0'];
  const ask = async (sender: string) =>
    (await netlify(new Request(SETUP.thanks, byScript(message())), { ip: sender })).status;
  for (const sender of [...own, '2001:db8:0:7::2']) assert.is(await ask(sender), 200, sender);
  assert.is(await ask('2001:db8:0:7::3'), 429);
  for (const other of ['2001:db8:0:8::1', '::1', '::ffff:192.0.2.250']) assert.is(await ask(other), 200, other);
});

test('a clock that ran ahead and is set right again keeps nobody from writing', async () => {
  const receiver = on('Netlify');
  const ahead = mock.method(Date, 'now', () => 4e12);
  for (let nth = 0; nth < 5; nth++) await receiver.ask(byScript(message()));
  ahead.mock.restore();
  const after = Number((await receiver.ask(byScript(message()))).headers.get('retry-after'));
  assert.ok(after > 0 && after <= 600, `${after} s`);
});

test('Node serves it, too, and goes on after a visitor who left and a request that no browser makes', async () => {
  process.env.PORT = '0';
  const { server } = await import('../../../docs/receivers/node.mjs');
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (request: RequestInit) => fetch(`http://127.0.0.1:${port}`, request);
  const before = sent.length;
  assert.is((await ask(byScript(message()))).status, 200);
  assert.is(sent.length, before + 1);
  assert.is((await ask(byScript({ ...message(), message: 'a'.repeat(1e6) }))).status, 413);
  for (const method of ['POST', 'TRACE']) {
    const socket = connect(port, '127.0.0.1');
    const head = `Host: a\r\nOrigin: ${SETUP.origin}\r\nContent-Length: 100\r\n\r\n`;
    await new Promise((resolve) => socket.write(`${method} / HTTP/1.1\r\n${head}nom=Ada`, resolve));
    socket.destroy();
  }
  assert.is((await ask({ headers: { origin: SETUP.origin } })).status, 405);
  server.close();
});

test('each is one file for its host, without anything of Node’s', async () => {
  for (const entry of ['netlify', 'vercel', 'cloudflare']) {
    const entryPoints = [`docs/receivers/${entry}.mjs`];
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
