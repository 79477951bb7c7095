import type { Document } from 'yaml';
import type { Outcome } from '../../contract/outcome.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnostic } from '../../diagnostics/finding.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { checkFences } from './fences.ts';
import { readYaml } from './read-yaml.ts';
import { findSlips } from './slips.ts';
import { faultsOf } from './yaml-faults.ts';
import type { YamlFinding } from './yaml-finding.ts';

/** A file cut in two: the data of its front matter, and its body with the line it starts on. */
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
  const { document, yaml, content } = readYaml(text);
  const located = locator(file, yaml);
  const faults = faultsOf(document, yaml);
  if (faults.length > 0) return { value: undefined, diagnostics: faults.map((fault) => located('error', fault)) };
  return {
    value: withBody(document, text, content.replace(/^\n/, '')),
    diagnostics: findSlips(document, yaml).map((slip) => located('warning', slip)),
  };
}

function locator(file: string, yaml: string): (severity: Diagnostic['severity'], finding: YamlFinding) => Diagnostic {
  const placeAt = placesIn(yaml);
  return (severity, { start, end, wording }) =>
    diagnostic(severity, file, { ...placeAt(start), length: Math.max(1, end - start) }, wording);
}

function withBody(document: Document, text: string, body: string): FrontMatter {
  return {
    data: document.toJS() ?? {},
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
  };
}
