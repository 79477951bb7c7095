import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { codeOf, numberIn, rowsOf } from '../support/article.ts';
import { all, says, textOf } from '../support/dom.ts';
import { filledByMake } from '../support/formulas.ts';
import { diagramSteps, operationsOf } from '../support/operations.ts';
import { entriesOfKind, realPage } from '../support/real-pages.ts';
import { holdsItsSums } from '../support/sums.ts';

const test = suite('The tutorial on support with Claude and Make');
const SLUG = 'claude-make';

test('the command, run as printed, sends the request shown beside it', async () => {
  const [request = ''] = await codeOf(SLUG, 'http');
  const [head = '', body = ''] = request.split('\n\n');
  const [, method, address] = /^(\S+) (\S+)/.exec(head) ?? [];
  const { args, input } = sentBy(await only('bash'));
  assert.is(method, 'POST');
  assert.is(args[0], address);
  assert.ok(args.some((arg) => arg.startsWith('--data')));
  assert.equal(
    args.filter((_, index) => args[index - 1] === '-H'),
    head.split('\n').slice(1),
  );
  assert.equal(JSON.parse(input), JSON.parse(body));
});

test('the model, the limit and the messages are in the request', async () => {
  const { model, max_tokens, messages } = JSON.parse(sentBy(await only('bash')).input);
  assert.type(model, 'string');
  assert.type(max_tokens, 'number');
  for (const { role, content } of messages) assert.ok(/^(?:user|assistant)$/.test(role) && content.length > 0);
});

test("the answer's text is found by its kind, even behind a thought", async () => {
  const response = await json(({ content }) => Array.isArray(content));
  const formulas = all(await realPage(`/blog/${SLUG}`), 'article code').map(textOf);
  const formula = formulas.find((code) => /^\{\{first\(map\(/.test(code)) ?? '';
  const thought = { ...response, content: [{ type: 'thinking', thinking: '…' }, ...Object(response).content] };
  for (const data of [response, thought]) assert.is(filledByMake(formula, { '4.data': data }), 'livraison');
});

test('the schema allows the example answer, and the values that the prompt names', async () => {
  const { output_config } = await json((block) => 'output_config' in block);
  const { schema } = Object(output_config).format;
  assert.ok(new Ajv().validate(schema, await json((block) => 'resume' in block)));
  const [prompt = ''] = await codeOf(SLUG, 'text');
  for (const key of ['categorie', 'urgence']) {
    const [, list = ''] = new RegExp(`^${key},.*\\n((?:- .*\\n)+)`, 'm').exec(prompt) ?? [];
    assert.equal(list.match(/(?<=^- )[a-z]+/gm), schema.properties[key].enum, key);
  }
  for (const key of Object.keys(schema.properties)) assert.ok(prompt.includes(`\n${key}`), key);
});

test('operations of a month are those of the lines, and of the diagram', async () => {
  const rows = await rowsOf(SLUG, 'Poste', 'Calcul', 'Opérations');
  holdsItsSums(rows);
  const steps = diagramSteps(await realPage(`/blog/${SLUG}`));
  assert.ok(rows.some(([, calculation]) => calculation?.endsWith(`× ${operationsOf(steps)}`)));
});

test('the bill of the model follows from the tokens and the prices, at every volume', async () => {
  const rows = await rowsOf(SLUG, 'Appel', 'Entrée', 'Sortie', 'Dépense');
  const calls = rows.slice(0, -1);
  let total = 0;
  for (const [name = '', read = '', written = '', spent = ''] of calls) {
    const model = /Haiku|Sonnet/.exec(name)?.[0].toLowerCase();
    const [input = 0, output = 0] = await pricesOf(`anthropic-${model}-prix`);
    const cost = numberIn(read) * input + numberIn(written) * output;
    assert.is(numberIn(spent), cents(cost), name);
    total += cost;
  }
  assert.is(numberIn(rows.at(-1)?.at(-1) ?? ''), cents(total));
  const [subscription = 0] = await pricesOf('make-core-prix');
  const month = (subscription + total).toFixed(2).replace('.', ',');
  assert.ok(says(await realPage(`/blog/${SLUG}`), new RegExp(`\\b${month} \\$`)), month);
  const volumes = await rowsOf(SLUG, 'Messages par jour', 'Dépense mensuelle');
  const base = volumes.find(([, spent = '']) => numberIn(spent) === cents(total))?.[0] ?? '';
  for (const [volume = '', spent = ''] of volumes)
    assert.is(numberIn(spent), cents((total * numberIn(volume)) / numberIn(base)), volume);
});

async function only(language: string): Promise<string> {
  const [code, ...others] = await codeOf(SLUG, language);
  assert.ok(code !== undefined && others.length === 0, language);
  return code ?? '';
}

/** The one block of JSON of a kind; every block has to be JSON. */
async function json(fits: (block: Readonly<Record<string, unknown>>) => boolean): Promise<Record<string, unknown>> {
  const found = (await codeOf(SLUG, 'json')).map((code) => JSON.parse(code)).filter(fits);
  assert.is(found.length, 1);
  return found[0];
}

/** What a command gives to curl: its arguments, and what it reads. */
function sentBy(command: string): { args: string[]; input: string } {
  const standIn = `curl() { printf '%s\\n' "$@" >&2; cat; }\n`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', standIn + command], { encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return { args: stderr.trim().split('\n'), input: stdout };
}

/** The dollars that a fact names: those of a million tokens are for what is read, then for what is written. */
async function pricesOf(name: string): Promise<number[]> {
  const facts = (await entriesOfKind('facts')).flatMap(({ data }) => data.faits);
  const value = facts.find(({ nom }) => nom === name)?.valeur ?? '';
  return [...value.matchAll(/[\d,]+(?= \$)/g)].map(([digits]) => numberIn(digits));
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

test.run();
