import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DeliveryState, deliver } from '../../src/islands/contact-form/delivery.ts';

const test = suite('Delivery of messages');

const ENDPOINT = 'https://messages.example/audit';
const MESSAGE = { nom: 'Ada', message: 'Bonjour' };

interface Try {
  /** Milliseconds since the message was handed over. */
  at: number;
  key: string | null;
  request: RequestInit;
}

interface Outcome {
  tries: Try[];
  states: DeliveryState[];
  delivered: boolean;
}

/** An answer's status; 'offline' for none. */
type Answer = number | 'offline';

/** Delivers a message to an endpoint that gives these answers in turn, the last one for ever; waiting takes no time. */
async function outcomeOf(...answers: Answer[]): Promise<Outcome> {
  const tries: Try[] = [];
  const states: DeliveryState[] = [];
  const waiting: { due: number; callback: () => void }[] = [];
  let now = 0;
  let delivered: boolean | undefined;
  const realTimeout = globalThis.setTimeout;
  mock.method(globalThis, 'setTimeout', (callback: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    // Node's own timers, for connections that other suites have left open, stay real.
    if (!new Error().stack?.includes('query-core')) return realTimeout(callback, delay, ...rest);
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
    deliver(ENDPOINT, MESSAGE, (state) => states.push(state)).then(
      () => {
        delivered = true;
      },
      () => {
        delivered = false;
      },
    );
    while (true) {
      await new Promise((resolve) => setImmediate(resolve));
      if (delivered !== undefined) return { tries, states, delivered };
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

test('tries a failing server again, after 1, 2 and 4 seconds, and then gives up', async () => {
  const { tries, delivered, states } = await outcomeOf(500);
  assert.not.ok(delivered);
  assert.equal(
    tries.map(({ at }) => at),
    [0, 1000, 3000, 7000],
  );
  assert.is(states.at(-1), 'error');
});

test('passes through pending to success', async () => {
  const { states, delivered } = await outcomeOf(503, 'offline', 200);
  assert.ok(delivered);
  assert.equal([...new Set(states)], ['pending', 'success']);
});

test('uses one key for all tries of a message, and another one for the next message', async () => {
  const first = await outcomeOf(500, 500, 200);
  const second = await outcomeOf(200);
  const keys = new Set(first.tries.map(({ key }) => key));
  assert.is(first.tries.length, 3);
  assert.is(keys.size, 1);
  const [key] = keys;
  assert.match(key ?? '', /^[0-9a-f-]{36}$/);
  assert.is.not(second.tries[0]?.key, key);
});

test('tries again whatever may pass by itself', async () => {
  for (const answer of ['offline', 408, 429, 500, 502, 503, 504] as const) {
    const { tries, delivered } = await outcomeOf(answer, 200);
    assert.ok(delivered, `${answer}`);
    assert.is(tries.length, 2, `${answer}`);
  }
});

test('takes a refusal for final', async () => {
  for (const answer of [400, 401, 403, 404, 413, 422]) {
    const { tries, delivered, states } = await outcomeOf(answer, 200);
    assert.not.ok(delivered, `${answer}`);
    assert.is(tries.length, 1, `${answer}`);
    assert.is(states.at(-1), 'error', `${answer}`);
  }
});

test('limits the time that a try may take', async () => {
  const { tries } = await outcomeOf(200);
  assert.instance(tries[0]?.request.signal, AbortSignal);
});

test.run();
