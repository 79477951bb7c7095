import { type Document, type ErrorCode, isMap, visit } from 'yaml';
import {
  frontMatter as frontMatterMessages,
  yaml as yamlMessages,
} from '../../../diagnostics/messages/front-matter.fr.ts';
import { forbiddenCharacters } from '../characters.ts';
import { causeOf, type YamlComplaint, type YamlDiagnostic } from './yaml-causes.ts';

/**
 * Why a front matter cannot be used. Of broken YAML only the first fault is reported, because the parser's further complaints mostly
 * follow from it. Each key that is written twice is reported.
 */
export function yamlFaults(document: Document, source: string): YamlDiagnostic[] {
  const complaints: YamlComplaint[] = [
    ...document.errors,
    ...document.warnings,
    ...referencesAndTags(document, source),
  ];
  const broken = complaints.filter(({ code }) => code !== 'DUPLICATE_KEY').sort((a, b) => a.pos[0] - b.pos[0]);
  const first = broken.find(({ code }) => DECISIVE.has(code)) ?? broken[0];
  if (first) return [causeOf(first, { complaints: broken, document, source })];
  if (complaints.length > 0) return complaints.map(({ pos }) => twice(pos[0], source));
  return document.contents === null || isMap(document.contents)
    ? unusableValues(document, source)
    : [withoutFields(source)];
}

/** Complaints that explain all others, wherever they stand. */
const DECISIVE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RESOURCE_EXHAUSTION', 'TAB_AS_INDENT']);

/** Aliases, anchors and tags mean something to YAML; to a writer `*`, `&` and `!` are the first sign of a text. */
function referencesAndTags(document: Document, source: string): YamlComplaint[] {
  const complaints: YamlComplaint[] = [];
  const complain = (code: ErrorCode, start: number) => complaints.push({ code, message: '', pos: [start, start + 1] });
  visit(document, {
    Alias: (_key, { range }) => {
      complain('BAD_ALIAS', range?.[0] ?? 0);
    },
    Value: (_key, { anchor, tag, range }) => {
      const start = range?.[0] ?? 0;
      if (anchor !== undefined) complain('MULTIPLE_ANCHORS', Math.max(0, source.lastIndexOf('&', start)));
      if (tag !== undefined) complain('MULTIPLE_TAGS', Math.max(0, source.lastIndexOf('!', start)));
    },
  });
  return complaints;
}

function twice(start: number, source: string): YamlDiagnostic {
  const [key = ''] = /^[^:\s]*/.exec(source.slice(start)) ?? [];
  return { start, end: start + key.length, wording: yamlMessages.twice() };
}

/** Values that no page or JSON can hold: control characters written as escapes (`"\\u0007"`), and `.inf`. */
function unusableValues(document: Document, source: string): YamlDiagnostic[] {
  const diagnostics: YamlDiagnostic[] = [];
  visit(document, {
    Scalar: (_key, { value, range }) => {
      if (!range) return;
      const [start, valueEnd] = range;
      const spelling = source.slice(start, valueEnd).split('\n')[0] ?? '';
      const [first] = typeof value === 'string' ? forbiddenCharacters(value) : [];
      const end = start + spelling.length;
      if (first) diagnostics.push({ start, end, wording: frontMatterMessages.hiddenCharacter(first.name) });
      if (typeof value === 'number' && !Number.isFinite(value))
        diagnostics.push({ start, end, wording: frontMatterMessages.endlessNumber(spelling) });
    },
  });
  return diagnostics;
}

function withoutFields(source: string): YamlDiagnostic {
  const start = Math.max(0, source.search(/\S/));
  return { start, end: start + 1, wording: frontMatterMessages.noFields() };
}
