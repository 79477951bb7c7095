import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { KeyPath } from '../../contract/content-type.ts';

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

/** The list or group of fields at a path, as it is written. */
export interface Holder {
  collection: Collection;
  slots: readonly Slot[];
  /** On lines of its own, not in brackets. */
  block: boolean;
}

/** Undefined where there is none, or one that is written as nobody does. */
export function holderAt({ document, yaml }: Source, at: KeyPath): Holder | undefined {
  const collection: unknown = at.length === 0 ? document.contents : document.getIn(at, true);
  if (!isCollection(collection)) return undefined;
  const slots = fieldSlots(collection, yaml);
  return slots && { collection, slots, block: isBlock(collection) };
}

/** Where a field or an item stands, and in what. */
export function slotAt(source: Source, at: KeyPath): { holder: Holder; slot: Slot; index: number } | undefined {
  const holder = holderAt(source, at.slice(0, -1));
  const key = at.at(-1);
  const index = typeof key === 'number' ? key : (holder?.slots.findIndex(({ name }) => name === key) ?? -1);
  const slot = holder?.slots[index];
  return holder && slot && { holder, slot, index };
}

type Collection = YAMLMap | YAMLSeq;

/** A field of a group or an item of a list, by its place in the YAML. */
export interface Slot {
  /** Its key; undefined for an item. */
  name?: string;
  /** Where its key or its dash starts; its value, in a list in brackets. */
  start: number;
  /** Behind its colon or its dash; where its value starts, in a list in brackets. */
  lead: number;
  /** Behind the last sign of its value. */
  end: number;
  value: Node | null;
}

/** The fields or items of a collection; undefined for one that is written as nobody does (`? key`). */
export function fieldSlots(collection: Collection, yaml: string): Slot[] | undefined {
  const tokens = itemTokens(collection);
  const slots = collection.items.map((item, index) => {
    if (isPair(item)) return slotOfPair(item, yaml);
    return slotOfItem(item, tokens[index]?.start, yaml);
  });
  return slots.every((slot) => slot !== undefined) ? slots : undefined;
}

interface Token {
  type: string;
  offset: number;
}

interface ItemTokens {
  start: readonly Token[];
}

/** Of items alone: comments at the end of a list stand in its tokens, too. */
function itemTokens({ srcToken }: Collection): readonly ItemTokens[] {
  if (!srcToken || !('items' in srcToken)) return [];
  return srcToken.type === 'block-seq'
    ? srcToken.items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'))
    : srcToken.items;
}

function slotOfPair({ key, value, srcToken }: Pair, yaml: string): Slot | undefined {
  const colon = srcToken && 'sep' in srcToken ? srcToken.sep?.find(({ type }) => type === 'map-value-ind') : undefined;
  if (!isScalar(key) || !key.range || !colon || srcToken?.start.some(({ type }) => type === 'explicit-key-ind'))
    return undefined;
  const lead = colon.offset + 1;
  const node = nodeOf(value);
  return { name: String(key.value), start: key.range[0], lead, end: endOf(node, lead, yaml), value: node };
}

function slotOfItem(item: unknown, tokens: readonly Token[] | undefined, yaml: string): Slot | undefined {
  const node = nodeOf(item);
  const dash = tokens?.find(({ type }) => type === 'seq-item-ind')?.offset;
  const start = dash ?? node?.range?.[0];
  if (start === undefined) return undefined;
  const lead = dash === undefined ? start : dash + 1;
  return { start, lead, end: endOf(node, lead, yaml), value: node };
}

function nodeOf(value: unknown): Node | null {
  return isScalar(value) || isCollection(value) ? value : null;
}

function endOf(node: Node | null, lead: number, yaml: string): number {
  if (!node?.range) return lead;
  const [start, end] = node.range;
  if (isScalar(node)) {
    if (start === end) return lead;
    return node.type?.startsWith('BLOCK') ? endOfBlock(yaml, start, end) : end;
  }
  const last = isBlock(node) ? fieldSlots(node, yaml)?.at(-1) : undefined;
  return last?.end ?? end;
}

/** Blank lines behind a block of text belong to what follows, unless its `+` keeps them. */
function endOfBlock(yaml: string, start: number, end: number): number {
  const source = yaml.slice(start, end);
  const keeps = /^[|>]\d?\+/.test(source);
  return start + (keeps ? source.replace(/\n$/, '') : source.replace(/(?<![ \t\n])[ \t\n]+$/, '')).length;
}

/** Whether a collection is written on lines of its own, not in brackets. */
export function isBlock(node: unknown): node is Collection {
  return isCollection(node) && !node.flow && (isMap(node) || 'items' in node);
}

/** Where the line ends on which something ends. */
export function lineEnd(yaml: string, offset: number): number {
  const end = yaml.indexOf('\n', offset);
  return end === -1 ? yaml.length : end;
}

/** How far from the start of its line. */
export function columnOf(yaml: string, offset: number): number {
  return offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
}

/** Whether nothing but spaces stands before it on its line. */
export function isFirstOnLine(yaml: string, offset: number): boolean {
  return yaml.slice(offset - columnOf(yaml, offset), offset).trim() === '';
}
