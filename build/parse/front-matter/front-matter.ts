import matter from 'gray-matter';
import { type Document, parseDocument } from 'yaml';
import type { KeyPath } from '../../contract/definition.ts';
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { checkFences } from './fences.ts';
import { placeOfKey, placeOfValue } from './places.ts';
import { findSlips } from './slips.ts';
import { faultsOf } from './yaml-faults.ts';
import type { YamlFinding } from './yaml-finding.ts';

/** A file cut in two: the data of its front matter, and its body with the line it starts on. */
export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
  /** Where a value of the data stands; where its closest existing parent's key stands when it is missing. */
  positionOf: (path: KeyPath) => Position;
  /** Where the key itself stands. */
  keyPositionOf: (path: KeyPath) => Position;
}

/** Splits a file at its front matter (YAML between two `---`). Nothing in it is ever executed. No value without an error that says why. */
export function splitFrontMatter(
  file: string,
  text: string,
): { value: FrontMatter | undefined; diagnostics: Diagnostic[] } {
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
      positionOf: (keys) => placeOfValue(document, keys, placeAt),
      keyPositionOf: (keys) => placeOfKey(document, keys, placeAt),
    },
    diagnostics: findSlips(document, yaml).map((slip) => located('warning', slip)),
  };
}

/** gray-matter hands over the text after the opening `---`, which starts with that line's end: its lines count as the file's. */
function readYaml(text: string): { document: Document; yaml: string; content: string } {
  let yaml = '';
  // Options switch off gray-matter's cache, which forgets that a text was broken.
  const { content } = matter(text, {
    engines: {
      yaml: (source: string) => {
        yaml = source;
        return {};
      },
      javascript: refuse,
      json: refuse,
    },
  });
  return { document: parseDocument(yaml, { uniqueKeys: true, stringKeys: true, prettyErrors: false }), yaml, content };
}

function refuse(): never {
  throw new Error('front matter in another language than YAML is detected before it is parsed');
}
