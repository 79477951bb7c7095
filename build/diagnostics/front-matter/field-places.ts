import { type Document, type ErrorCode, isCollection, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';
import type { KeyPath } from '../../contract/content-type.ts';
import { OPENING_DASHES, type Position } from '../../contract/diagnostic.ts';
import { placesIn } from '../places.ts';
import { cutText } from './cut.ts';

/** Returns functions that find fields of a front matter, which is parsed once for any number of fields. */
export function fieldPlaces(text: string) {
  const { yaml } = cutText(text) ?? { yaml: '' };
  return placesInDocument(parseYaml(yaml), yaml);
}

export function parseYaml(yaml: string): Document {
  return parseDocument(yaml, { uniqueKeys: true, stringKeys: true, prettyErrors: false });
}

/** An error or warning of the YAML parser, or one of ours in the same form. */
export interface YamlComplaint {
  code: ErrorCode;
  /** The parser's message, in English. */
  message: string;
  pos: readonly [start: number, end: number];
}

/** Finds aliases, anchors and tags, because writers mean `*`, `&` and `!` as text. */
export function referencesAndTags(document: Document, source: string): YamlComplaint[] {
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

/** Returns functions that find fields; `valueAt` falls back to the closest ancestor's key. `yaml` starts behind the `---`, so its lines are the file's. */
export function placesInDocument(document: Document, yaml: string) {
  const placeAt = placesIn(yaml);
  return {
    valueAt: (keys: KeyPath) => placeOfValue(document, keys, placeAt),
    keyAt: (keys: KeyPath) => placeOfKey(document, keys, placeAt),
  };
}

type PlaceAt = (offset: number) => Position;

function placeOfValue(document: Document, keys: KeyPath, placeAt: PlaceAt): Position {
  for (let length = keys.length; length > 0; length--) {
    const node: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) {
      const missing = length < keys.length;
      if (missing) return placeOfKey(document, keys.slice(0, length), placeAt);
      const [start, end] = node.range;
      return { ...placeAt(start), length: isScalar(node) ? Math.max(1, end - start) : 1 };
    }
  }
  return OPENING_DASHES;
}

function placeOfKey(document: Document, keys: KeyPath, placeAt: PlaceAt): Position {
  const parent: unknown = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  const name = keys.at(-1);
  if (isCollection(parent)) {
    for (const item of parent.items) {
      if (isPair(item) && isScalar(item.key) && item.key.value === name && item.key.range) {
        return { ...placeAt(item.key.range[0]), length: item.key.range[1] - item.key.range[0] };
      }
    }
    const node: unknown = document.getIn(keys, true);
    if (isNode(node) && node.range) return { ...placeAt(node.range[0]), length: 1 };
  }
  return OPENING_DASHES;
}
