import { isCollection, isMap, isSeq, type Node } from 'yaml';
import type { KeyPath } from '../../contract/content-type.ts';
import type { TextEdit } from '../../platform/html/text-edit.ts';
import { columnOf, type Holder, holderAt, isFirstOnLine, lineEnd, type Slot, type Source, slotAt } from './document.ts';
import { afterColon, afterDash, inBrackets, keyText, type Manner, shifted } from './write.ts';

/** What is to be written, and how. */
export interface Written {
  value: unknown;
  manner: Manner;
  /** Keys in the order in which a new one takes its place among them. */
  order: readonly string[];
}

/** The field or item at a path gets a value; a field that is not there yet is added. Undefined where it cannot be done in place. */
export function put(source: Source, at: KeyPath, wanted: Written): TextEdit[] | undefined {
  const place = slotAt(source, at);
  if (place) return [replaced(source.yaml, place.holder, place.slot, wanted)];
  const key = at.at(-1);
  return typeof key === 'string' ? addField(source, at.slice(0, -1), key, wanted) : undefined;
}

/** The list at a path gets one item more. */
export function insertItem(source: Source, at: KeyPath, index: number, wanted: Written): TextEdit[] | undefined {
  const { yaml } = source;
  const holder = holderAt(source, at);
  if (!holder || !isSeq(holder.collection)) return undefined;
  const { slots, block } = holder;
  const [before, after] = [slots[index - 1], slots[index]];
  const like = (before ?? after)?.value ?? null;
  if (slots.length === 0) return fillEmpty(source, at, [wanted.value], wanted);
  const text = block ? afterDash(wanted.value, wanted.manner, like) : inBrackets(wanted.value, wanted.manner, like);
  return between(yaml, holder, before, block ? `-${text}` : text);
}

function addField(source: Source, at: KeyPath, key: string, wanted: Written): TextEdit[] | undefined {
  const { yaml, document } = source;
  const { value, manner, order } = wanted;
  const line = `${keyText(key, manner)}:${afterColon(value, manner)}`;
  if (at.length === 0 && document.contents === null)
    return [{ start: yaml.length, end: yaml.length, text: `\n${line}` }];
  const holder = holderAt(source, at);
  if (!holder || !isMap(holder.collection)) return undefined;
  if (holder.slots.length === 0) return fillEmpty(source, at, { [key]: value }, wanted);
  const before = placeOf(key, holder.slots, order);
  const inline = `${keyText(key, manner)}: ${inBrackets(value, manner)}`;
  return between(yaml, holder, before, holder.block ? line : inline);
}

/** The field after which a new one stands: the nearest that comes before it in their order, else the last one. Undefined for the top. */
function placeOf(key: string, slots: readonly Slot[], order: readonly string[]): Slot | undefined {
  const rank = order.indexOf(key);
  if (rank === -1) return slots.at(-1);
  const former = order.slice(0, rank).reverse();
  const name = former.find((other) => slots.some((slot) => slot.name === other));
  const follows = order.slice(rank).some((other) => slots.some((slot) => slot.name === other));
  if (name === undefined) return follows ? undefined : slots.at(-1);
  return slots.find((slot) => slot.name === name);
}

/** A new piece behind one of a collection, or before all of them. */
function between(yaml: string, { slots, block }: Holder, before: Slot | undefined, text: string): TextEdit[] {
  const [first, second] = slots;
  if (!first) return [];
  const column = columnOf(yaml, first.start);
  const separator = block ? `\n${' '.repeat(column)}` : commaOf(yaml, first, second);
  const piece = block ? shifted(text, column) : text;
  if (!before) return [{ start: first.start, end: first.start, text: piece + separator }];
  const end = block ? lineEnd(yaml, before.end) : before.end;
  return [{ start: end, end, text: separator + piece }];
}

/** As the first two pieces in brackets stand apart. */
function commaOf(yaml: string, first: Slot, second: Slot | undefined): string {
  const space = second && yaml.slice(first.end, second.start);
  return space !== undefined && /^\s*,\s*$/.test(space) ? space : ', ';
}

/** `[]` and `{}` stay in brackets for what fits in there. */
function fillEmpty(source: Source, at: KeyPath, value: unknown, wanted: Written): TextEdit[] | undefined {
  const place = slotAt(source, at);
  if (!place) return undefined;
  const { holder, slot } = place;
  const fits = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (!holder.block || !fits || !slot.value?.range) return [replaced(source.yaml, holder, slot, { ...wanted, value })];
  const [start, end] = slot.value.range;
  return [{ start, end, text: inBrackets(value, wanted.manner, slot.value) }];
}

function replaced(yaml: string, { block }: Holder, slot: Slot, { value, manner }: Written): TextEdit {
  const { name, lead, end, value: old } = slot;
  const like = sameSort(value, old) ? old : null;
  const start = old?.range && old.range[0] < end ? old.range[0] : lead;
  if (!block) {
    const space = start === lead && name !== undefined ? ' ' : '';
    return { start, end, text: space + inBrackets(value, manner, like) };
  }
  const lines = name === undefined ? afterDash(value, manner, like) : afterColon(value, manner, like);
  const text = shifted(lines, columnOf(yaml, slot.start));
  const isInPlace = start > lead && typeof value !== 'object' && !isBlockOf(old);
  return isInPlace ? { start, end, text: text.slice(1) } : { start: lead, end, text };
}

function sameSort(value: unknown, old: Node | null): boolean {
  return (typeof value === 'object') === isCollection(old);
}

function isBlockOf(old: Node | null): boolean {
  return isCollection(old) && !old.flow;
}

/**
 * Takes a field or an item away; comments on lines of their own stay. `blanks`: with the blank lines behind it, which would else become a part
 * of a text above that keeps them (`|+`). Undefined where it cannot be done in place.
 */
export function take(source: Source, at: KeyPath, blanks: boolean): TextEdit[] | undefined {
  const place = slotAt(source, at);
  if (!place) return undefined;
  const { holder, slot, index } = place;
  if (!holder.block) return [outOfBrackets(holder.slots, index)];
  if (holder.slots.length === 1) return lastOne(source, at.slice(0, -1), holder, slot);
  return [line(source.yaml, slot, blanks)];
}

/** An item of the list at a path takes another place, with the comments right above it. */
export function move(source: Source, at: KeyPath, [from, to]: readonly [number, number]): TextEdit[] | undefined {
  const holder = holderAt(source, at);
  if (!holder || !isSeq(holder.collection)) return undefined;
  const spans = holder.slots.map((slot) => spanOf(source.yaml, slot, holder.block));
  const texts = spans.map(({ start, end }) => source.yaml.slice(start, end));
  const [moved = ''] = texts.splice(from, 1);
  texts.splice(to, 0, moved);
  return spans.map((span, index) => ({ ...span, text: texts[index] ?? '' }));
}

function outOfBrackets(slots: readonly Slot[], index: number): TextEdit {
  const [before, slot, after] = [slots[index - 1], slots[index], slots[index + 1]];
  if (after) return { start: slot?.start ?? 0, end: after.start, text: '' };
  return { start: before?.end ?? slot?.start ?? 0, end: slot?.end ?? 0, text: '' };
}

/** What is left is empty, and says so; a front matter without fields needs not. */
function lastOne(source: Source, at: KeyPath, { collection }: Holder, slot: Slot): TextEdit[] | undefined {
  const { yaml } = source;
  const empty = isSeq(collection) ? '[]' : '{}';
  if (at.length === 0) return [line(yaml, slot)];
  if (!isFirstOnLine(yaml, slot.start)) return [{ start: slot.start, end: slot.end, text: empty }];
  const outer = slotAt(source, at);
  if (!outer) return undefined;
  const { lead } = outer.slot;
  return [{ start: lead, end: lead, text: ` ${empty}` }, line(yaml, slot)];
}

/** The lines of a field; what follows takes its place where it shares its first one with a dash. */
function line(yaml: string, { start, end }: Slot, blanks = false): TextEdit {
  const [following = ''] = blanks ? (/^(?:\n[ \t]*(?=\n|$))*/.exec(yaml.slice(lineEnd(yaml, end))) ?? []) : [];
  const last = lineEnd(yaml, end) + following.length;
  if (isFirstOnLine(yaml, start)) return { start: start - columnOf(yaml, start) - 1, end: last, text: '' };
  const [space = ''] = /^\s*/.exec(yaml.slice(last)) ?? [];
  return { start, end: last + space.length, text: '' };
}

function spanOf(yaml: string, { start, end }: Slot, block: boolean): { start: number; end: number } {
  if (!block) return { start, end };
  return { start: isFirstOnLine(yaml, start) ? withComments(yaml, start) : start, end: lineEnd(yaml, end) };
}

/** Where the comments start that stand right above a field; where it starts itself without any. */
function withComments(yaml: string, start: number): number {
  let first = start;
  for (let line = start - columnOf(yaml, start); line > 0; ) {
    const above = line - 1 - columnOf(yaml, line - 1);
    const text = yaml.slice(above, line);
    const comment = text.trimStart();
    if (!comment.startsWith('#')) break;
    first = line - comment.length;
    line = above;
  }
  return first;
}
