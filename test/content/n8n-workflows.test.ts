import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { withinTime } from '../../build/content/parse/deadline.ts';
import { projectRoot } from '../support/project-root.ts';
import { articleOf } from './support/article.ts';
import { requestWith } from './support/formulas.ts';
import { parameter, runCode, workflows } from './support/n8n.ts';

const test = suite('Workflows for n8n');

/** Versions of nodes whose parameters were held against those of `n8n-nodes-base` 2.41.2 and `@n8n/n8n-nodes-langchain` 2.41.1. */
const KNOWN = {
  '@n8n/n8n-nodes-langchain': 'agent 1.9, lmChatAnthropic 1.3, outputParserStructured 1.2, toolHttpRequest 1.1',
  'n8n-nodes-base':
    'code 2, gmail 2.1, gmailTrigger 1.2, googleSheets 4.5, httpRequest 4.2, if 2.2, noOp 1, removeDuplicates 2, rssFeedRead 1.1, scheduleTrigger 1.2, set 3.4, slack 2.2, splitOut 1, stickyNote 1, webhook 2',
};
const known = Object.entries(KNOWN).flatMap(([name, nodes]) => nodes.split(', ').map((node) => `${name}.${node}`));
const NOTE = 'n8n-nodes-base.stickyNote';
const WEBHOOK = 'n8n-nodes-base.webhook';
const isTrigger = (type: string) => /Trigger$|\.webhook$/.test(type);

test('have the shape that n8n imports, of nodes that it knows', () => {
  assert.ok(workflows().size > 0);
  for (const [file, { nodes }] of workflows()) {
    const unknown = nodes
      .map(({ type, typeVersion }) => `${type} ${typeVersion}`)
      .filter((name) => !known.includes(name));
    assert.equal(unknown, [], file);
    for (const key of ['id', 'name'] as const)
      assert.is(new Set(nodes.map((one) => one[key])).size, nodes.length, file);
    assert.is(nodes.filter(({ type }) => type === NOTE).length, 1, `${file} says what is to be filled in`);
    for (const { type, name, webhookId } of nodes)
      assert.is(
        webhookId !== undefined,
        type === WEBHOOK,
        `${file}: without an id, n8n puts its own words before the path of « ${name} »`,
      );
  }
});

test('lead from one trigger to every node, and name no node that is not there', () => {
  for (const [file, { nodes, connections }] of workflows()) {
    const names = new Set(nodes.map(({ name }) => name));
    const links = Object.entries(connections).flatMap(([from, outputs]) =>
      Object.entries(outputs).flatMap(([type, lists]) =>
        lists.flat().map(({ node }) => (type === 'main' ? [from, node] : [node, from])),
      ),
    );
    const left = links.flat().filter((name) => !names.has(name));
    assert.equal(left, [], file);
    const [trigger, ...others] = nodes.filter(({ type }) => isTrigger(type));
    assert.is(others.length, 0, file);
    const reached = new Set([trigger?.name ?? '']);
    for (const name of reached) for (const [from = '', to = ''] of links) if (from === name) reached.add(to);
    const working = nodes.filter(({ type }) => type !== NOTE).map(({ name }) => name);
    assert.equal([...reached].sort(), working.sort(), file);
    const named = [...JSON.stringify(nodes).matchAll(/\$\('([^']+)'\)/g)].map(([, name = '']) => name);
    const actual = named.filter((name) => !names.has(name));
    assert.equal(actual, [], file);
  }
});

test('the signed webhook runs the code of the article: it lets an authentic message through, and no altered one', async () => {
  const file = 'n8n-webhook-signe.json';
  const code = String(parameter(file, 'Vérifier la signature', 'jsCode'));
  for (const printed of await articleOf('securite-automatisation').code('javascript'))
    assert.ok(code.includes(printed), 'word for word');
  const [, secret = ''] = /estAuthentique\(.*'(.*)'\)/.exec(code) ?? [];
  const body = '{"commande":"C-1","montant":5}';
  const sentAt = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');
  const passed = (text: string) =>
    runCode(
      file,
      'Vérifier la signature',
      [{ headers: { 'stripe-signature': `t=${sentAt},v1=${signature}` } }],
      {},
      { getBinaryDataBuffer: async () => Buffer.from(text) },
    );
  assert.equal(await passed(body), [{ json: JSON.parse(body) }]);
  assert.equal(await passed(body.replace('5', '6')), []);
});

test('the watch has the instructions of the article, and no more rounds than it says', async () => {
  const { systemMessage, maxIterations } = z
    .object({ systemMessage: z.string(), maxIterations: z.number() })
    .parse(parameter('n8n-veille.json', 'Noter l’annonce', 'options'));
  assert.ok((await articleOf('agents-ia').code('text')).includes(systemMessage));
  assert.is(maxIterations, 5);
});

test('a request to the CRM gives one key an address and a firm, however they are written', async () => {
  const prepared = async (body: object) =>
    (await runCode('n8n-crm-demande.json', 'Préparer', [], { 'Demande reçue': [{ body }] }))[0]?.json;
  const known = { email: ' N.Lande@Menuiserie-Lande.example ', telephone: '+33 4 65 71 20 01' };
  const first = await prepared(known);
  assert.equal([first?.adresse, first?.cle], ['n.lande@menuiserie-lande.example', 'menuiserie-lande.example']);
  assert.is(first?.telephone, '+33465712001');
  assert.is((await prepared({ email: 'a@gmail.com', entreprise: ' Atelier Verdier ' }))?.cle, 'atelier verdier');
  assert.is((await prepared({ email: 'A@gmail.com' }))?.cle, 'a@gmail.com');
});

test('the CRM’s workflows write the fields of its tables, and look for what the article looks for', async () => {
  const rows = (name: string) =>
    readFileSync(join(projectRoot, `static/modeles/crm-${name}.csv`), 'utf8').split(/\r?\n/);
  for (const [node, table] of [
    ['Créer ou compléter le contact', 'contacts'],
    ['Ouvrir l’affaire', 'affaires'],
    ['Noter l’échange', 'echanges'],
  ] as const) {
    const [, fields = ''] =
      /fields: \{(.*?)\} \}\]/.exec(String(parameter('n8n-crm-demande.json', node, 'jsonBody'))) ?? [];
    const written = [...fields.matchAll(/'([^']+)':/g)].map(([, name = '']) => name);
    const columns = rows(table)[0]?.split(',') ?? [];
    assert.ok(written.length > 2, node);
    const left = written.filter((name) => !columns.includes(name));
    assert.equal(left, [], node);
  }
  const query = JSON.stringify(parameter('n8n-crm-relance.json', 'Chercher les affaires', 'queryParameters'));
  const [formula = ''] = (await articleOf('automatiser-crm-make-airtable').code('text')).filter((text) =>
    text.startsWith('AND('),
  );
  assert.ok(query.includes(JSON.stringify(formula)));
});

test('the support’s workflow drops what is automatic, as the thirty messages say, and its own messages', async () => {
  const messages = z
    .array(z.record(z.string(), z.string()))
    .parse(parse(readFileSync(join(projectRoot, 'static/modeles/messages-test.csv'), 'utf8'), { columns: true }));
  for (const { 'En-tête': line = '', Destination, Message } of messages) {
    // n8n hands a header on as the whole line, by its name in lower case.
    const headers = line === '' ? {} : { [line.split(':')[0]?.toLowerCase() ?? '']: line };
    const kept = await runCode('n8n-tri-support.json', 'Écarter ce qui est automatique', [{ headers, text: Message }]);
    assert.is(kept.length, Destination === 'écarté' ? 0 : 1, Message);
  }
  // The thirty carry only one of the words that the article names.
  for (const word of ['bulk', 'list', 'junk']) {
    const mass = { headers: { precedence: `Precedence: ${word}` } };
    assert.equal(await runCode('n8n-tri-support.json', 'Écarter ce qui est automatique', [mass]), [], word);
  }
  const own = { from: { value: [{ address: 'Support@exemple.example' }] } };
  assert.equal(await runCode('n8n-tri-support.json', 'Écarter ce qui est automatique', [own]), []);
});

test('the support’s workflow sends the article’s request, with what it hides, and reads the answer behind a thought', async () => {
  const text = 'Commande 20417, appelez le 04 65 71 20 25, n.lande@menuiserie-lande.example';
  const [clean] = await runCode('n8n-tri-support.json', 'Nettoyer et masquer', [{ id: 'm1', subject: 'Colis', text }]);
  assert.is(clean?.json.propre, 'Commande 20417, appelez le [TÉLÉPHONE], [E-MAIL]');
  const endless = withinTime(5000, () =>
    runCode('n8n-tri-support.json', 'Nettoyer et masquer', [{ text: 'a'.repeat(300_000) }]),
  );
  assert.ok(endless, 'a long word, such as a picture in the text, is looked through once');
  const [written] = await runCode('n8n-tri-support.json', 'Écrire la requête', [clean?.json ?? {}]);
  const printed = (await articleOf('claude-make').code('text')).find((code) => code.includes('output_config')) ?? '';
  const { messages, ...request } = z.looseObject({ messages: z.unknown() }).parse(written?.json.requete);
  const { messages: _, ...expected } = requestWith(printed, {});
  assert.equal(request, expected);
  const prompt = (await articleOf('claude-make').code('text')).find((code) => code.startsWith('Tu classes')) ?? '';
  const content = `${prompt}\n\n<message>\n${String(clean?.json.propre)}\n</message>`;
  assert.equal(messages, [{ role: 'user', content }]);
  const answer = { categorie: 'livraison', urgence: 'haute', resume: 'Colis perdu', a_verifier: false };
  const response = {
    content: [{ type: 'thinking' }, { type: 'text', text: JSON.stringify(answer) }],
    usage: { input_tokens: 900, output_tokens: 40 },
  };
  const [read] = await runCode('n8n-tri-support.json', 'Lire la réponse', [response], {
    'Écrire la requête': [written?.json ?? {}],
  });
  assert.equal(read?.json, { id: 'm1', objet: 'Colis', ...answer, jetonsLus: 900, jetonsProduits: 40 });
});

/** An invoice in which all agrees, for the firm and the supplier that the file is delivered with. */
const INVOICE = {
  numero: 'F-17',
  fournisseur: { siren: '999 999 998' },
  client: { siren: '000000000' },
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  commande: 'C-1047',
  lignes: [{ montantHT: 0.1 }, { montantHT: 0.2 }],
  totalHT: 0.3,
  totalTVA: 0.06,
  totalTTC: 0.36,
};

test('an invoice passes where all agrees, to the cent, and is held for each thing that does not', async () => {
  const held = async (changes: object) => {
    const body = { ...INVOICE, ...changes };
    const [read] = await runCode('n8n-facture-recue.json', 'Contrôler', [{ body }]);
    const { aVerifier, motifs } = z.object({ aVerifier: z.boolean(), motifs: z.array(z.string()) }).parse(read?.json);
    assert.is(aVerifier, motifs.length > 0);
    return motifs.length;
  };
  assert.is(await held({}), 0);
  for (const change of [
    { client: { siren: '123456789' } },
    { fournisseur: { siren: '999999999' } },
    { fournisseur: { siren: '123456782' } },
    { iban: 'FR7630006000011234567890188' },
    { lignes: [{ montantHT: 0.1 }] },
    { totalTTC: 0.37 },
    { commande: '' },
  ])
    assert.is(await held(change), 1, JSON.stringify(change));
});

test('the same invoice of a supplier has one key, another number another', async () => {
  const keyOf = async (changes: object) =>
    (await runCode('n8n-facture-recue.json', 'Contrôler', [{ body: { ...INVOICE, ...changes } }]))[0]?.json.cle;
  assert.is(await keyOf({ fournisseur: { siren: '999999998' } }), await keyOf({}));
  assert.is.not(await keyOf({ numero: 'F-18' }), await keyOf({}));
});

test.run();
