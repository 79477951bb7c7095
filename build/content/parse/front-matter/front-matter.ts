import matter from 'gray-matter';
import type { Outcome } from '../../../contract/outcome.ts';
import { type Diagnostic, hasErrors } from '../../../diagnostics/diagnostic.ts';
import { parseYaml } from '../../../diagnostics/front-matter/field-places.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { diagnostic } from '../../../diagnostics/wording.ts';
import { checkFences } from './fences.ts';
import { misreadValues } from './misread-values.ts';
import type { YamlDiagnostic } from './yaml-causes.ts';
import { yamlFaults } from './yaml-faults.ts';

/** A file split in two: the data of its front matter, and its body with the line it starts on. */
export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
}

/** Splits a file at its front matter (YAML between two `---`). Nothing in it is ever executed. No value without an error that says why. */
export function splitFrontMatter(file: string, text: string): Outcome<FrontMatter | undefined> {
  const fenceProblem = checkFences(text);
  if (fenceProblem) return { value: undefined, diagnostics: [{ ...fenceProblem, file }] };
  let diagnostics: Diagnostic[] = [];
  const yaml = (source: string): object => {
    const document = parseYaml(source);
    const faults = yamlFaults(document, source);
    diagnostics =
      faults.length > 0
        ? located(file, source, faults, 'error')
        : located(file, source, misreadValues(document, source), 'warning');
    return faults.length > 0 ? {} : (document.toJS() ?? {});
  };
  // Without options gray-matter would cache a text before it parses it, and find nothing wrong the second time.
  const { data, content } = matter(text, { engines: { yaml, javascript: refuse, json: refuse } });
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const body = content.replace(/^\n/, '');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { value: { data, body, bodyLine }, diagnostics };
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
