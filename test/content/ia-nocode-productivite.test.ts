import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf } from './support/article.ts';

const test = suite('The mail box sorted without code');
const article = articleOf('ia-nocode-productivite');

test('the answer is JSON with the keys and values that the prompt allows', async () => {
  const [prompt = ''] = await article.code('text');
  const [printed = ''] = await article.code('json');
  const answer: Record<string, unknown> = JSON.parse(printed);
  const allowed = [...prompt.matchAll(/^(\w+) : (.*)$/gm)];
  assert.equal(Object.keys(answer).sort(), allowed.map(([, key]) => key).sort());
  for (const [, key = '', rule = ''] of allowed)
    if (typeof answer[key] === 'string' && !rule.includes('mots')) assert.match(rule, answer[key]);
  assert.type(answer.a_verifier, 'boolean');
});

test.run();
