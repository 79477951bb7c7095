import type { Outcome } from '../../contract/outcome.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
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
  const fenceProblem = checkFences(file, text);
  if (fenceProblem) return { value: undefined, diagnostics: [fenceProblem] };

  const { document, yaml, content } = readYaml(text);
  const placeAt = placesIn(yaml);
  const located = (severity: Diagnostic['severity'], { start, end, ...words }: YamlFinding): Diagnostic => {
    const place = placeAt(start);
    return { severity, file, ...place, length: Math.max(1, end - start), ...words };
  };
  const faults = faultsOf(document, yaml);
  if (faults.length > 0) return { value: undefined, diagnostics: faults.map((fault) => located('error', fault)) };

  const body = content.replace(/^\n/, '');
  return {
    value: {
      data: document.toJS() ?? {},
      body,
      bodyLine: text.split('\n').length - body.split('\n').length + 1,
    },
    diagnostics: findSlips(document, yaml).map((slip) => located('warning', slip)),
  };
}
