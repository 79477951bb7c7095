import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf } from './support/article.ts';

const test = suite('The signed webhook of the security article');
const article = articleOf('securite-automatisation');

type Verify = (body: string, header: string, secret: string, now?: number) => boolean;

/** The signed message, and the secret of the command that signs it anew. */
async function message() {
  const request = (await article.code('http')).find((block) => block.includes('Stripe-Signature')) ?? '';
  const [head = '', body = ''] = request.split('\n\n');
  const [, header = ''] = /^Stripe-Signature: (.*)$/m.exec(head) ?? [];
  const [, sentAt = '', signature = ''] = /^t=(\d+),v1=(\w+)$/.exec(header) ?? [];
  const [command = ''] = (await article.code('bash')).filter((code) => code.includes('openssl'));
  const [, secret = ''] = /-hmac '([^']+)'/.exec(command) ?? [];
  return { body, header, sentAt: Number(sentAt), signature, command, secret };
}

async function printedVerifier(): Promise<Verify> {
  const [code = ''] = await article.code('javascript');
  return runInNewContext(`${code}; estAuthentique`, { require: createRequire(import.meta.url), Buffer });
}

test('its message is JSON, signed with the secret that the article prints', async () => {
  const { body, sentAt, signature, secret } = await message();
  assert.type(JSON.parse(body), 'object');
  assert.is(createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex'), signature);
});

test('the command as printed gives that signature', async () => {
  const { command, signature } = await message();
  const { stdout, status } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  if (status === 127) return;
  assert.is(stdout.trim().split(' ').at(-1), signature);
});

test('the function as printed takes the message, and no altered, late, foreign or unsigned one', async () => {
  const { body, header, sentAt, secret } = await message();
  const isAuthentic = await printedVerifier();
  assert.ok(isAuthentic(body, header, secret, sentAt + 1));
  assert.ok(isAuthentic(body, `${header},v1=00`, secret, sentAt), 'two secrets while one is replaced');
  assert.not(isAuthentic(body.replace(/\d+\}/, '1}'), header, secret, sentAt + 1), 'altered');
  assert.not(isAuthentic(body, header, secret, sentAt + 301), 'late');
  assert.not(isAuthentic(body, header, secret), 'sent again today');
  assert.not(isAuthentic(body, header, `${secret}!`, sentAt + 1), 'foreign');
  for (const unsigned of ['', `t=${sentAt}`, `t=${sentAt},v1=`, `t=${sentAt},v1`, 'v1'])
    assert.not(isAuthentic(body, unsigned, secret, sentAt), unsigned);
});

test('the lines for n8n as printed pass on the message of an authentic call, and of no other', async () => {
  const [verifier = '', lines = ''] = await article.code('javascript');
  const { body } = await message();
  const [, secret = ''] = /estAuthentique\(.*'(.*)'\)/.exec(lines) ?? [];
  const code = `(async function () { ${verifier}; ${lines} })`;
  const node = (headers: Record<string, string>) => {
    const run = runInNewContext(code, {
      require: createRequire(import.meta.url),
      Buffer,
      $input: { first: () => ({ json: { headers } }) },
    });
    return run.call({ helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } });
  };
  const sentAt = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');
  const authentic = await node({ 'stripe-signature': `t=${sentAt},v1=${signature}` });
  assert.equal(JSON.parse(JSON.stringify(authentic)), [{ json: JSON.parse(body) }]);
  assert.is((await node({ 'stripe-signature': `t=${sentAt},v1=00` })).length, 0);
  assert.is((await node({})).length, 0, 'without a signature');
});

test.run();
