import matter from 'gray-matter';
import { type Document, type ErrorCode, isMap, isScalar, isSeq, type Scalar, visit } from 'yaml';
import {
  type Diagnostic,
  diagnostic,
  hasErrors,
  type Outcome,
  type TextDiagnostic,
  textDiagnostic,
  type Wording,
} from '../../../contract/diagnostic.ts';
import type { Spellings } from '../../../contract/source-file.ts';
import { cutText, FENCE, MAX_FRONT_MATTER } from '../../../diagnostics/front-matter/cut.ts';
import { parseYaml, referencesAndTags, type YamlComplaint } from '../../../diagnostics/front-matter/field-places.ts';
import { frontMatter as messages, yaml as yamlMessages } from '../../../diagnostics/messages/front-matter.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { forbiddenCharacters } from '../characters.ts';
import { quoteValue, unquote, withQuotes } from './quoted.ts';
import { causeOf, type YamlDiagnostic } from './yaml-causes.ts';

export interface FrontMatter {
  data: Record<string, unknown>;
  spellings?: Spellings;
  body: string;
  /** 1-based line of the file in which the body begins. */
  bodyLine: number;
}

/** Splits a file at its front matter (YAML between two `---`), which is never executed. A missing value comes with an error. */
export function splitFrontMatter(file: string, text: string): Outcome<FrontMatter | undefined> {
  const cut = cutText(text);
  if (!cut) return { value: undefined, diagnostics: [{ ...fenceFault(text), file }] };
  let diagnostics: Diagnostic[] = [];
  let spellings: Spellings = {};
  const yaml = (source: string): object => {
    const document = parseYaml(source);
    const faults = yamlFaults(document, source);
    diagnostics =
      faults.length > 0
        ? locate(file, source, faults, 'error')
        : locate(file, source, misreadValues(document, source), 'warning');
    if (faults.length > 0) return {};
    spellings = spellingsOf(document);
    return document.toJS() ?? {};
  };
  // Without options gray-matter caches a broken text, and finds nothing wrong the second time.
  const { data } = matter(text, { engines: { yaml, javascript: refuse, json: refuse } });
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const { body, bodyLine } = cut;
  return { value: { data, ...(Object.keys(spellings).length > 0 && { spellings }), body, bodyLine }, diagnostics };
}

function refuse(): never {
  throw new Error('`cutText` lets no other language than YAML through');
}

function fenceFault(text: string): TextDiagnostic {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const at = (wording: Wording, line = 1) =>
    textDiagnostic('error', { line, column: 1, length: Math.max(1, lines[line - 1]?.length ?? 1) }, wording);
  if (!first.startsWith('---')) return at(messages.absent());
  if (!FENCE.test(first)) return at(messages.otherLanguage(first));
  if (!lines.slice(1).some((line) => FENCE.test(line))) return at(messages.neverClosed());
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const closing = lines[close] ?? '';
  if (!FENCE.test(closing)) return at(messages.neverClosed(closing), close + 1);
  return at(messages.tooLong(MAX_FRONT_MATTER / 1000));
}

/** Returns diagnostics with their places. `yaml` starts behind the opening `---`, so that its lines count as the file's. */
function locate(
  file: string,
  yaml: string,
  diagnostics: readonly YamlDiagnostic[],
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const placeAt = placesIn(yaml);
  return diagnostics.map(({ start, end, wording }) =>
    diagnostic(severity, file, { ...placeAt(start), length: Math.max(1, end - start) }, wording),
  );
}

/** Finds values that YAML reads otherwise than their writer meant them. */
function misreadValues(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      const diagnostic = lostComment(node, source) ?? strayQuotes(node, source);
      if (diagnostic) diagnostics.push(diagnostic);
    },
  });
  return diagnostics;
}

/** Reports a text such as `Essai #1`, whose end YAML takes for a comment. Comments that are meant have a space behind the sign. */
function lostComment({ range, comment }: Scalar, source: string): YamlDiagnostic | undefined {
  if (!range || !comment || !/^[^\s#!]/.test(comment)) return undefined;
  const [start, valueEnd] = range;
  const [lost, space = ''] = /^([ \t]*)#.*/.exec(source.slice(valueEnd)) ?? [];
  if (lost === undefined) return undefined;
  const end = valueEnd + lost.length;
  const wording = messages.lostComment(quoteValue(source.slice(start, end)));
  return { start: valueEnd + space.length, end, wording };
}

/** Reports a text such as `“Un titre”`, because visitors would see its quotes. */
function strayQuotes({ range, type, value }: Scalar, source: string): YamlDiagnostic | undefined {
  if (!range || type !== 'PLAIN' || typeof value !== 'string') return undefined;
  const inside = unquote(value);
  if (!inside || /["“”„«»‹›]/.test(inside)) return undefined;
  const [start, end] = range;
  const wording = messages.strayQuotes(quoteValue(value), withQuotes(value));
  return { start, end: start + (source.slice(start, end).split('\n')[0] ?? '').length, wording };
}

/** Returns numbers and booleans that differ from their written form: 3.10, 007, +33, 0x1F, True. */
function spellingsOf(document: Document): Spellings {
  return Object.fromEntries(within(document.contents, []));
}

function within(node: unknown, at: readonly (string | number)[]): [path: string, written: string][] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => (isScalar(key) ? within(value, [...at, String(key.value)]) : []));
  if (isSeq(node)) return node.items.flatMap((item, index) => within(item, [...at, index]));
  if (!isScalar(node) || node.source === undefined) return [];
  const { value, source } = node;
  const isText = typeof value === 'string' || value === null;
  return isText || String(value) === source ? [] : [[at.join('.'), source]];
}

/** Reports the first fault of broken YAML, because later ones mostly follow from it, and all repeated keys. */
function yamlFaults(document: Document, source: string): YamlDiagnostic[] {
  const complaints: YamlComplaint[] = [
    ...document.errors,
    ...document.warnings,
    ...referencesAndTags(document, source),
  ];
  const broken = complaints.filter(({ code }) => code !== 'DUPLICATE_KEY').sort((a, b) => a.pos[0] - b.pos[0]);
  const first = broken.find(({ code }) => DECISIVE.has(code)) ?? broken[0];
  if (first) return [causeOf(first, { complaints: broken, document, source })];
  if (complaints.length > 0) return complaints.map(({ pos }) => repeatedKey(pos[0], source));
  return document.contents === null || isMap(document.contents)
    ? unusableValues(document, source)
    : [withoutFields(source)];
}

/** Errors that explain all others, wherever they stand. */
const DECISIVE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RESOURCE_EXHAUSTION', 'TAB_AS_INDENT']);

function repeatedKey(start: number, source: string): YamlDiagnostic {
  const [key = ''] = /^[^:\s]*/.exec(source.slice(start)) ?? [];
  return { start, end: start + key.length, wording: yamlMessages.twice() };
}

/** Finds control characters written as escapes (`"\\u0007"`), and `.inf`. */
function unusableValues(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = [];
  visit(document, {
    Scalar: (_key, { value, range }) => {
      if (!range) return;
      const [start, valueEnd] = range;
      const spelling = source.slice(start, valueEnd).split('\n')[0] ?? '';
      const [first] = typeof value === 'string' ? forbiddenCharacters(value) : [];
      const end = start + spelling.length;
      if (first) diagnostics.push({ start, end, wording: messages.hiddenCharacter(first.name) });
      if (typeof value === 'number' && !Number.isFinite(value))
        diagnostics.push({ start, end, wording: messages.endlessNumber(spelling) });
    },
  });
  return diagnostics;
}

function withoutFields(source: string): YamlDiagnostic {
  const start = Math.max(0, source.search(/\S/));
  return { start, end: start + 1, wording: messages.noFields() };
}
