import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { projectRoot } from '../support/project-root.ts';
import { articleOf } from './support/article.ts';
import { airtableFormula, requestWith } from './support/formulas.ts';

const test = suite('Files to take away');

/** Bases that an article describes: the file of each table, and the fields that name a record of another table by its first field. */
const CRM = {
  article: 'automatiser-crm-make-airtable',
  files: {
    Entreprises: 'crm-entreprises.csv',
    Contacts: 'crm-contacts.csv',
    Affaires: 'crm-affaires.csv',
    Échanges: 'crm-echanges.csv',
  },
  links: [
    ['Contacts', 'Entreprise', 'Entreprises'],
    ['Affaires', 'Contact', 'Contacts'],
    ['Échanges', 'Affaire', 'Affaires'],
  ],
} as const;
const PORTAL = {
  article: 'softr-airtable',
  files: {
    Entreprises: 'portail-entreprises.csv',
    Contacts: 'portail-contacts.csv',
    Dossiers: 'portail-dossiers.csv',
    Documents: 'portail-documents.csv',
  },
  links: [
    ['Contacts', 'Entreprise', 'Entreprises'],
    ['Dossiers', 'Entreprise', 'Entreprises'],
    ['Documents', 'Dossier', 'Dossiers'],
  ],
} as const;

function textOf(file: string): string {
  return readFileSync(join(projectRoot, 'static/modeles', file), 'utf8');
}

/** Rows by the names of their columns. Throws where one has more or fewer cells than there are names (RFC 4180). */
function rowsIn(file: string): Record<string, string>[] {
  return z.array(z.record(z.string(), z.string())).parse(parse(textOf(file), { columns: true, bom: false }));
}

/** Each table's records, by its name. */
function tablesOf({ files }: typeof CRM | typeof PORTAL): Map<string, Record<string, string>[]> {
  return new Map(Object.entries(files).map(([table, file]) => [table, rowsIn(file)]));
}

/** The first field of each record. */
function keysOf(rows: readonly Record<string, string>[] = []): string[] {
  return rows.map((row) => Object.values(row)[0] ?? '');
}

test('the thirty messages carry each category of the prompt, and nothing else', async () => {
  const messages = rowsIn('messages-test.csv');
  assert.is(messages.length, 30);
  assert.is(new Set(messages.map(({ Message }) => Message)).size, 30);
  const { categorie, urgence } = (await schemaOfArticle()).properties;
  for (const [column, values] of [
    ['Catégorie', categorie.enum],
    ['Urgence', urgence.enum],
  ] as const)
    assert.equal(
      new Set(messages.map((row) => row[column])),
      new Set([...values, 'aucune']),
      `${column}: those of the article, and none for what is never asked of the model`,
    );
  for (const row of messages) assert.ok(row.Message && row.Pourquoi, row.Numéro);
});

test('a message goes where its labels send it, and an automatic one nowhere', () => {
  for (const row of rowsIn('messages-test.csv')) {
    const isAutomatic = /^(?:Auto-Submitted: (?!no\b)|X-Autoreply:|Precedence: (?:bulk|list|junk)$)/.test(
      row['En-tête'] ?? '',
    );
    const isForSomebody = row.Urgence === 'haute' || row['À vérifier'] === 'oui';
    const destination = isAutomatic ? 'écarté' : isForSomebody ? 'responsable' : 'file ordinaire';
    assert.is(row.Destination, destination, row.Message);
    assert.is(row.Catégorie === 'aucune', isAutomatic, row.Message);
  }
});

test('the prompts are those of the article, with its request and its formula', async () => {
  const text = textOf('prompts-support.txt');
  const printed = await articleOf('claude-make').code('text');
  assert.ok(printed.length > 2);
  for (const code of printed) assert.ok(text.includes(code), 'word for word');
  const schema = await schemaOfArticle();
  const accepts = new Ajv().compile(schema);
  assert.ok(accepts({ categorie: 'autre', urgence: 'haute', resume: 'Un mot', a_verifier: false }));
  assert.not.ok(accepts({ categorie: 'réclamation', urgence: 'haute', resume: 'Un mot', a_verifier: false }));
});

test('the tables of a base have the fields of its article, and one record a key', async () => {
  for (const base of [CRM, PORTAL]) {
    const described = await articleOf(base.article).rows('Table', "Champs à prévoir, le champ principal d'abord");
    const tables = tablesOf(base);
    assert.equal(described.map(([name]) => name).sort(), [...tables.keys()].sort());
    for (const [table, rows] of tables) {
      const fields = described
        .find(([name]) => name === table)?.[1]
        ?.replaceAll(' (lien)', '')
        .split(', ');
      assert.equal(Object.keys(rows[0] ?? {}), fields, table);
      const keys = keysOf(rows);
      assert.ok(keys.length > 2 && keys.every(Boolean), table);
      assert.is(new Set(keys.map((key) => key.toLowerCase())).size, keys.length, table);
    }
  }
});

test('every record names one of another table, and each of these is named', () => {
  for (const base of [CRM, PORTAL]) {
    const tables = tablesOf(base);
    const named = base.links.map(([from, field, to]) => {
      const names = (tables.get(from) ?? []).map((row) => row[field] ?? '');
      const keys = keysOf(tables.get(to));
      const strange = names.filter((name) => !keys.includes(name));
      assert.equal(strange, [], `${from}: ${field}`);
      return { to, names };
    });
    for (const { to } of named) {
      const all = named.filter((link) => link.to === to).flatMap(({ names }) => names);
      const found = keysOf(tables.get(to)).filter((key) => !all.includes(key));
      assert.equal(found, [], `${to} without a record that names them`);
    }
  }
});

test('each visitor of the portal sees as many records as its instructions say', () => {
  const tables = tablesOf(PORTAL);
  const lines = textOf('portail-mode-emploi.txt').matchAll(
    /client [AB] +(\S+@\S+) +doit voir (\p{L}+) dossiers et (\p{L}+) documents/gu,
  );
  const promised = [...lines].map(([, email, files, documents]) => [email, files, documents]);
  assert.is(promised.length, 2);
  const counts = ['zéro', 'un', 'deux', 'trois', 'quatre'];
  for (const [email, ...words] of promised) {
    const firm = tables.get('Contacts')?.find((contact) => contact['E-mail'] === email)?.Entreprise;
    const files = (tables.get('Dossiers') ?? []).filter(({ Entreprise }) => Entreprise === firm);
    const documents = (tables.get('Documents') ?? []).filter(({ Dossier = '' }) => keysOf(files).includes(Dossier));
    const seen = [files, documents].map(({ length }) => counts[length]);
    assert.equal(words, seen, email);
  }
});

test('the formulas find the deals that are due, and no sample deal is forgotten', () => {
  const [due = '', forgotten = ''] = textOf('crm-mode-emploi.txt').match(/^IF\([\s\S]*?^\)$/gm) ?? [];
  const now = new Date('2026-11-26T07:00:00Z');
  const is = (formula: string, { Statut, ...deal }: Record<string, string>) => {
    const day = deal['Prochaine relance'];
    return Number(airtableFormula(formula, { 'Prochaine relance': day ? new Date(day) : undefined, Statut }, { now }));
  };
  const deals = rowsIn(CRM.files.Affaires);
  const actual = deals.filter((deal) => is(forgotten, deal) === 1);
  assert.equal(actual, []);
  assert.is(is(forgotten, { Statut: 'nouveau', 'Prochaine relance': '' }), 1);
  const expected = deals.filter(({ Statut = '', 'Prochaine relance': day = '' }) => {
    return day !== '' && day <= '2026-11-26' && !['gagné', 'perdu'].includes(Statut);
  });
  assert.ok(expected.length > 0);
  const found = deals.filter((deal) => is(due, deal) === 1);
  assert.equal(found, expected);
});

async function schemaOfArticle() {
  const shape = z.object({
    output_config: z.object({
      format: z.object({
        schema: z.looseObject({
          properties: z.looseObject({
            categorie: z.looseObject({ enum: z.array(z.string()) }),
            urgence: z.looseObject({ enum: z.array(z.string()) }),
          }),
        }),
      }),
    }),
  });
  const code = (await articleOf('claude-make').code('text')).find((text) => text.includes('output_config')) ?? '';
  return shape.parse(requestWith(code, {})).output_config.format.schema;
}

test.run();
