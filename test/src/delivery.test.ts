import { mock } from 'node:test';
import { deliver, retryDelay } from '../../src/islands/contact-form/delivery.ts';
import { draftMail, sealEnvelope } from '../../src/islands/contact-form/message.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Delivery of messages');

const ENDPOINT = 'https://messages.example/audit';
const MESSAGE = { nom: 'Ada', message: 'Bonjour' };
const KEY = 'the key of this message';

interface Try {
  /** Milliseconds since the message was handed over. */
  at: number;
  key: string | null;
  request: RequestInit;
}

interface Outcome {
  tries: Try[];
  delivered: boolean;
}

/** An answer's status; 'offline' for none. */
type Answer = number | 'offline';

function outcomeOf(...answers: Answer[]): Promise<Outcome> {
  return outcomeIn('json', answers);
}

/** Delivers a message to an endpoint that gives these answers in turn, the last one for ever; waiting takes no time. */
async function outcomeIn(format: 'json' | 'formulaire', answers: Answer[]): Promise<Outcome> {
  const tries: Try[] = [];
  const waiting: { due: number; callback: () => void }[] = [];
  let now = 0;
  let delivered: boolean | undefined;
  const realTimeout = globalThis.setTimeout;
  mock.method(globalThis, 'setTimeout', (callback: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    // Node's own timers, for connections that other suites have left open, stay real.
    if (!new Error().stack?.includes('contact-form/delivery')) return realTimeout(callback, delay, ...rest);
    waiting.push({ due: now + delay, callback: () => callback(...rest) });
    return undefined;
  });
  mock.method(globalThis, 'fetch', async (input: string, request: RequestInit) => {
    assert.is(input, ENDPOINT);
    const answer = answers[Math.min(tries.length, answers.length - 1)];
    tries.push({ at: now, key: new Headers(request.headers).get('idempotency-key'), request });
    if (answer === 'offline') throw new TypeError('fetch failed');
    return new Response(null, { status: answer ?? 200 });
  });
  try {
    deliver({ endpoint: ENDPOINT, format }, { message: MESSAGE, key: KEY }).then(
      () => {
        delivered = true;
      },
      () => {
        delivered = false;
      },
    );
    while (true) {
      await new Promise((resolve) => setImmediate(resolve));
      if (delivered !== undefined) return { tries, delivered };
      const next = waiting.sort((a, b) => a.due - b.due).shift();
      if (!next) throw new Error('the delivery waits for nothing');
      now = next.due;
      next.callback();
    }
  } finally {
    mock.restoreAll();
  }
}

test('posts the message once when it is taken', async () => {
  const { tries, delivered } = await outcomeOf(204);
  assert.ok(delivered);
  assert.is(tries.length, 1);
  const { method, body, headers } = tries[0]?.request ?? {};
  assert.is(method, 'POST');
  assert.equal(JSON.parse(String(body)), MESSAGE);
  assert.is(new Headers(headers).get('content-type'), 'application/json');
});

test('tries a failing server again, after 1, 2 and 4 seconds, under one key, and then gives up', async () => {
  const { tries, delivered } = await outcomeOf(500);
  assert.not.ok(delivered);
  const actual = tries.map(({ at, key }) => [at, key]);
  const expected = [0, 1000, 3000, 7000].map((at) => [at, KEY]);
  assert.equal(actual, expected);
});

test('never waits longer than half a minute', () => {
  assert.equal([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay), [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('tries again whatever may pass by itself, and takes a refusal for final', async () => {
  for (const answer of ['offline', 408, 429, 500, 502, 503, 504] as const) {
    const { tries, delivered } = await outcomeOf(answer, 200);
    assert.equal([delivered, tries.length], [true, 2], `${answer}`);
  }
  for (const answer of [400, 401, 403, 404, 413, 422]) {
    const { tries, delivered } = await outcomeOf(answer, 200);
    assert.equal([delivered, tries.length], [false, 1], `${answer}`);
  }
});

test('sends a form as browsers do, without a preflight, with the key and the seconds as fields', async () => {
  let seconds = 2.9;
  const clock = mock.method(performance, 'now', () => 1000 * seconds++);
  const { tries, delivered } = await outcomeIn('formulaire', [429, 200]).finally(() => clock.mock.restore());
  assert.ok(delivered);
  for (const { request } of tries)
    assert.equal([...new Headers(request.headers)], [['accept', 'application/json']], 'the body brings its own type');
  const bodies = tries.map(({ request }) => request.body);
  assert.ok(bodies.every((body) => body instanceof URLSearchParams));
  const found = bodies.map((body) => Object.fromEntries(body as URLSearchParams));
  const expected = ['2', '3'].map((duree) => ({ ...MESSAGE, 'idempotency-key': KEY, duree }));
  assert.equal(found, expected);
});

test('without it what was typed is offered as an e-mail, a line a field that says something', () => {
  const { text, href } = draftMail('a@exemple.test', { nom: 'Ada & fils', message: 'Un\nDeux', email: '' });
  const lines = ['Nom complet : Ada & fils', 'Projet : Un\nDeux'];
  assert.is(text, lines.join('\n'));
  const { protocol, pathname, searchParams } = new URL(href);
  assert.equal([protocol, pathname, searchParams.get('body')], ['mailto:', 'a@exemple.test', lines.join('\r\n')]);
  assert.match(searchParams.get('subject') ?? '', 'Ada & fils');
});

test('a message’s key is 128 random bits in hexadecimal', () => {
  const keys = Array.from({ length: 50 }, () => sealEnvelope(MESSAGE, undefined).key);
  for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/);
  assert.is(new Set(keys).size, keys.length);
});

test('its key stays the same for the same text, and changes with any field', () => {
  const first = sealEnvelope(MESSAGE, undefined);
  assert.equal(sealEnvelope({ ...MESSAGE }, first), first);
  assert.equal(first.message, MESSAGE);
  const second = sealEnvelope({ ...MESSAGE, message: 'Bonsoir' }, first);
  assert.is.not(second.key, first.key);
  assert.is(second.message.message, 'Bonsoir');
});

test('its key needs no secure context, unlike crypto.randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  try {
    assert.ok(sealEnvelope(MESSAGE, undefined).key);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  }
});
