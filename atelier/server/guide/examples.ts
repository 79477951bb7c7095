import { z } from 'zod';
import type { Wording } from '../../../build/contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../build/contract/markdown.ts';
import type { ContentHost, WriteMarkdown } from '../../../build/contract/workshop-host.ts';
import {
  workshopBlocks as blockTexts,
  type ExampleWords,
  guideMistakes,
  guideExamples as words,
} from '../../words/guide-examples.fr.ts';

/** A piece of Markdown that the guide shows as it is written and as it is drawn. */
export interface Example extends ExampleWords {
  /** What its HTML holds when it shows what it is there for. */
  shows: readonly string[];
}

interface ExampleSettings {
  markdown: MarkdownSettings;
  /** Names and values of `{{name}}` that the settings hold. */
  values: Readonly<Record<string, string>>;
  /** One of those that entries give, where one does. */
  given?: { name: string; value: string } | undefined;
  /** Address of a picture of the site, where it has one. */
  picture: string | undefined;
}

/** All that this site understands in a text, one example a thing. */
export function examplesOf({ markdown, values, given, picture }: ExampleSettings): Example[] {
  return [
    { ...words.headings, shows: ['<h2', '<h3'] },
    { ...words.emphasis, shows: ['<strong>', '<em>', '<code>'] },
    { ...words.links, shows: ['href="/"', 'href="#', 'href="https:', 'href="mailto:'] },
    { ...words.lists, shows: ['<ul>', '<ol>', '<li>'] },
    { ...words.tasks, shows: ['data-task="done"', 'data-task="todo"'] },
    { ...words.table, shows: ['<table', 'data-align="right"'] },
    { ...words.caption(markdown.caption), shows: ['<caption>'] },
    ...(['bars', 'lines', 'change'] as const).map((type) => ({
      ...words.chart[type](`::${markdown.chart.name}`, `{${markdown.chart.types[type]}}`),
      shows: [`data-chart="${type}"`],
    })),
    ...Object.entries(markdown.callOuts).map(([name, title]) => ({
      ...words.callOut(name, title),
      shows: [`data-callout="${name}"`],
    })),
    {
      ...words.diagram(blockTexts.diagram(markdown.diagram.name, markdown.diagram.end).text),
      shows: ['<figure data-diagram', 'data-drawing="wide"', '<details>'],
    },
    { ...words.quote, shows: ['<blockquote>'] },
    { ...words.notes, shows: ['<sup>', 'data-footnotes'] },
    ...(markdown.code.languages.includes('json') ? [{ ...words.code, shows: ['<pre', 'token-'] }] : []),
    ...(Object.keys(values).length > 0 ? [{ ...words.variables(values), shows: Object.values(values) }] : []),
    ...(given ? [{ ...words.given(given.name), shows: [given.value] }] : []),
    ...(picture === undefined ? [] : [{ ...words.picture(picture), shows: ['<img', picture] }]),
    { ...words.ids, shows: ['id="tarifs-en-bref"', 'href="#tarifs-en-bref"'] },
    { ...words.typography, shows: ['1 200'] },
  ];
}

/** A slip, and what the site says of it. */
export interface Mistake {
  /** The rule that is to find it. */
  rule: string;
  source: string;
  diagnostics: readonly Wording[];
}

/** A front matter for slips of fields: no site's own. */
const schema = z.strictObject({ titre: z.string(), categorie: z.enum(['Outils', 'Design']).optional() });

/** The most frequent slips with their diagnostics, as the site itself makes them. */
export function mistakesOf(write: WriteMarkdown, judge: ContentHost['judge']): Mistake[] {
  return Object.entries(guideMistakes).map(([rule, source]) => ({
    rule,
    source: source.trim(),
    diagnostics: source.startsWith('---') ? judge(source, schema) : write(source).diagnostics,
  }));
}
