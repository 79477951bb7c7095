import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, textOf } from '../support/dom.ts';
import { articleOf } from './support/article.ts';
import { filledByMake, requestWith } from './support/formulas.ts';

const test = suite('Prompts and requests that articles print');
const article = articleOf('claude-make');

test('the command, run as printed, sends the request shown beside it', async () => {
  const [request = ''] = await article.code('http');
  const [head = '', body = ''] = request.split('\n\n');
  const [, method, address] = /^(\S+) (\S+)/.exec(head) ?? [];
  const { args, input } = sentBy(await only('bash'));
  assert.is(method, 'POST');
  assert.is(args[0], address);
  assert.ok(args.some((arg) => arg.startsWith('--data')));
  const actual = args.filter((_, index) => args[index - 1] === '-H');
  assert.equal(actual, head.split('\n').slice(1));
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
  const formulas = all(await article.page(), 'article code').map(textOf);
  const formula = formulas.find((code) => /^\{\{first\(map\(/.test(code)) ?? '';
  const thought = { ...response, content: [{ type: 'thinking', thinking: '…' }, ...Object(response).content] };
  for (const data of [response, thought]) assert.is(filledByMake(formula, { '4.data': data }), 'livraison');
});

test('the schema allows the example answer, and the values that the prompt names', async () => {
  const { output_config } = requestWith(await text(/output_config/), {});
  const { schema } = Object(output_config).format;
  assert.ok(new Ajv().validate(schema, await json((block) => 'resume' in block)));
  const prompt = await text(/^categorie/m);
  for (const key of ['categorie', 'urgence']) {
    const [, list = ''] = new RegExp(`^${key},.*\\n((?:- .*\\n)+)`, 'm').exec(prompt) ?? [];
    assert.equal(list.match(/(?<=^- )[a-z]+/gm), schema.properties[key].enum, key);
  }
  for (const key of Object.keys(schema.properties)) assert.ok(prompt.includes(`\n${key}`), key);
});

test('the body to paste carries a message with quotes and line breaks, to the model of the first request', async () => {
  const message = { role: 'user', content: 'Il dit "non".\n\nEt puis\tplus rien 🙂' };
  const { model, messages } = requestWith(await text(/output_config/), message);
  assert.equal(messages, [message]);
  assert.is(model, JSON.parse(sentBy(await only('bash')).input).model);
});

test('cleaning hides what has a fixed form, cuts what is quoted, and leaves the order number', async () => {
  const formula = await text(/^\{\{replace/);
  const clean = (texte: string) => filledByMake(formula, { '1.texte': texte });
  for (const telephone of ['04 65 71 20 25', '+33 (0)4.65.71.20.25', '0033465712025', '04-65-71-20-25'])
    assert.is(clean(`Rappelez-moi au ${telephone}.`), 'Rappelez-moi au [TÉLÉPHONE].');
  assert.is(clean('Écrivez à anne.lande+sav@menuiserie-lande.example.'), 'Écrivez à [E-MAIL].');
  for (const iban of ['FR76 3000 6000 0112 3456 7890 189', 'DE89370400440532013000'])
    assert.is(clean(`Mon IBAN : ${iban}, merci`), 'Mon IBAN : [IBAN], merci');
  const order = 'Commande 20417 du 03/02, colis 1020417000012.\nLe livreur de la commande 20401 est passé.';
  assert.is(clean(order), order);
  assert.is(
    clean(`${order}\nLe lun. 3 févr. 2025 à 10:12, Service client <sav@boutique.example> a\nécrit :\n> Bonjour`),
    `${order}\n`,
  );
});

async function only(language: string): Promise<string> {
  const [code, ...others] = await article.code(language);
  assert.ok(code !== undefined && others.length === 0, language);
  return code ?? '';
}

/** The one block of text of a kind. */
async function text(contentType: RegExp): Promise<string> {
  const [found, ...others] = (await article.code('text')).filter((code) => contentType.test(code));
  assert.ok(found !== undefined && others.length === 0, String(contentType));
  return found ?? '';
}

/** The one block of JSON of a kind; every block has to be JSON. */
async function json(fits: (block: Readonly<Record<string, unknown>>) => boolean): Promise<Record<string, unknown>> {
  const found = (await article.code('json')).map((code) => JSON.parse(code)).filter(fits);
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

test('the sorted mail box: the answer is JSON with the keys and values that the prompt allows', async () => {
  const mailBox = articleOf('ia-nocode-productivite');
  const [prompt = ''] = await mailBox.code('text');
  const [printed = ''] = await mailBox.code('json');
  const answer: Record<string, unknown> = JSON.parse(printed);
  const allowed = [...prompt.matchAll(/^(\w+) : (.*)$/gm)];
  assert.equal(Object.keys(answer).sort(), allowed.map(([, key]) => key).sort());
  for (const [, key = '', rule = ''] of allowed)
    if (typeof answer[key] === 'string' && !rule.includes('mots')) assert.match(rule, answer[key]);
  assert.type(answer.a_verifier, 'boolean');
});

test.run();
