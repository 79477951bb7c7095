import { type Document, isMap, parseDocument, visit } from 'yaml';

/** YAML that can be read and edited. */
export interface Source {
  yaml: string;
  /** With the tokens of its collections. */
  document: Document;
  data: Record<string, unknown>;
}

/** YAML as the site's own reader takes it: a map, without anchors, aliases and tags. Undefined for any other. Nobody changes what is in it. */
export function sourceOf(yaml: string): Source | undefined {
  const known = lastRead.find((read) => read.yaml === yaml);
  if (known) return known.source;
  const source = readSource(yaml);
  lastRead = [{ yaml, source }, ...lastRead.slice(0, 1)];
  return source;
}

/** A text is asked about several times before and after it is edited. */
let lastRead: readonly { yaml: string; source: Source | undefined }[] = [];

function readSource(yaml: string): Source | undefined {
  const document: Document = parseDocument(yaml, {
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
    keepSourceTokens: true,
  });
  const { errors, warnings, contents } = document;
  if (errors.length + warnings.length > 0 || hasReferences(document)) return undefined;
  if (contents !== null && !isMap(contents)) return undefined;
  return { yaml, document, data: document.toJS() ?? {} };
}

function hasReferences(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias: () => {
      found = true;
    },
    Value: (_key, { anchor, tag }) => {
      found ||= anchor !== undefined || tag !== undefined;
    },
  });
  return found;
}
