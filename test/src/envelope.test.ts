import { sealEnvelope } from '../../src/islands/contact-form/message.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Key of a message');

const MESSAGE = { nom: 'Ada', message: 'Bonjour' };

test('is 128 random bits in hexadecimal', () => {
  const keys = Array.from({ length: 50 }, () => sealEnvelope(MESSAGE, undefined).key);
  for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/);
  assert.is(new Set(keys).size, keys.length);
});

test('stays for the same text, which it carries, and is another once a field holds something else', () => {
  const first = sealEnvelope(MESSAGE, undefined);
  assert.equal(sealEnvelope({ ...MESSAGE }, first), first);
  assert.equal(first.message, MESSAGE);
  const second = sealEnvelope({ ...MESSAGE, message: 'Bonsoir' }, first);
  assert.is.not(second.key, first.key);
  assert.is(second.message.message, 'Bonsoir');
});

test('needs no secure page: browsers give none but those crypto.randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  try {
    assert.ok(sealEnvelope(MESSAGE, undefined).key);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  }
});
