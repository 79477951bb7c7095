import matter from 'gray-matter';
import type { Spellings } from '../../../contract/source-file.ts';
import {
  type Diagnostic,
  diagnostic,
  hasErrors,
  type Outcome,
  type TextDiagnostic,
  textDiagnostic,
  type Wording,
} from '../../../diagnostics/diagnostic.ts';
import { FENCE, MAX_LENGTH } from '../../../diagnostics/front-matter/cut.ts';
import { parseYaml } from '../../../diagnostics/front-matter/field-places.ts';
import { frontMatter as words } from '../../../diagnostics/messages/front-matter.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { misreadValues } from './misread-values.ts';
import { spellingsOf } from './spellings.ts';
import type { YamlDiagnostic } from './yaml-causes.ts';
import { yamlFaults } from './yaml-faults.ts';

/** A file split in two: the data of its front matter, and its body with the line it starts on. */
export interface FrontMatter {
  data: Record<string, unknown>;
  /** Absent where all reads as it is written. */
  spellings?: Spellings;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
}

/** Splits a file at its front matter (YAML between two `---`). Nothing in it is ever executed. No value without an error that says why. */
export function splitFrontMatter(file: string, text: string): Outcome<FrontMatter | undefined> {
  const fenceProblem = checkFences(text);
  if (fenceProblem) return { value: undefined, diagnostics: [{ ...fenceProblem, file }] };
  let diagnostics: Diagnostic[] = [];
  let spellings: Spellings = {};
  const yaml = (source: string): object => {
    const document = parseYaml(source);
    const faults = yamlFaults(document, source);
    diagnostics =
      faults.length > 0
        ? located(file, source, faults, 'error')
        : located(file, source, misreadValues(document, source), 'warning');
    if (faults.length > 0) return {};
    spellings = spellingsOf(document);
    return document.toJS() ?? {};
  };
  // Without options gray-matter would cache a text before it parses it, and find nothing wrong the second time.
  const { data, content } = matter(text, { engines: { yaml, javascript: refuse, json: refuse } });
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const body = content.replace(/^\n/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { value: { data, ...(Object.keys(spellings).length > 0 && { spellings }), body, bodyLine }, diagnostics };
}

/** An error for a front matter that does not open and close with a line `---`, or is too long; undefined for a sound one. */
function checkFences(text: string): TextDiagnostic | undefined {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const at = (wording: Wording, line = 1) =>
    textDiagnostic('error', { line, column: 1, length: Math.max(1, lines[line - 1]?.length ?? 1) }, wording);
  if (!first.startsWith('---')) return at(words.absent());
  if (!FENCE.test(first)) return at(words.otherLanguage(first));
  if (!lines.slice(1).some((line) => FENCE.test(line))) return at(words.neverClosed());
  // gray-matter closes at the first line that starts with `---`; anything longer there would be misread.
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const closing = lines[close] ?? '';
  if (!FENCE.test(closing)) return at(words.closesNothing(closing), close + 1);
  const isTooLong = lines.slice(0, close).join('\n').length > MAX_LENGTH;
  return isTooLong ? at(words.tooLong(MAX_LENGTH / 1000)) : undefined;
}

/** `yaml` starts behind the opening `---`, so its lines count as the file's. */
function located(
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

function refuse(): never {
  throw new Error('checkFences lets no other language than YAML through');
}
