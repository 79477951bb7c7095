import { type Document, isMap, parseDocument, visit } from 'yaml';

/** YAML that can be read and edited. */
export interface Source {
  yaml: string;
  document: Document;
  data: Record<string, unknown>;
}

/** Callers ask about one text several times before and after an edit. */
let lastRead: readonly { yaml: string; source: Source | undefined }[] = [];

/** Returns what `parseSource` does, from memory for the last two texts. Callers must not change the document. */
export function sourceOf(yaml: string): Source | undefined {
  const known = lastRead.find((read) => read.yaml === yaml);
  if (known) return known.source;
  const source = parseSource(yaml);
  lastRead = [{ yaml, source }, ...lastRead.slice(0, 1)];
  return source;
}

/** Parses YAML as the build does: a map without anchors, aliases and tags. Returns undefined for any other. */
export function parseSource(yaml: string): Source | undefined {
  const document: Document = parseDocument(yaml, { uniqueKeys: true, stringKeys: true, prettyErrors: false });
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
