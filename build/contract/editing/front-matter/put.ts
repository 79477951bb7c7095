import { isCollection, isMap, isSeq, type Node } from 'yaml';
import type { TextEdit } from '../../../platform/html/text-edit.ts';
import type { KeyPath } from '../../content-type.ts';
import type { Source } from './document.ts';
import { type Holder, holderAt, slotAt } from './holders.ts';
import { columnOf, lineEnd, type Slot } from './slots.ts';
import { afterColon, afterDash, inBrackets, keyText, type Manner, shifted } from './write.ts';

/** What is to be written, and how. */
export interface Written {
  value: unknown;
  manner: Manner;
  /** Keys in the order in which a new one takes its place among them. */
  order: readonly string[];
}

/** The field or item at a path gets a value; a field that is not there yet is added. Undefined where it cannot be done in place. */
export function put(source: Source, at: KeyPath, written: Written): TextEdit[] | undefined {
  const found = slotAt(source, at);
  if (found) return [replaced(source.yaml, found.holder, found.slot, written)];
  const key = at.at(-1);
  return typeof key === 'string' ? addField(source, at.slice(0, -1), key, written) : undefined;
}

/** The list at a path gets one item more. */
export function insertItem(source: Source, at: KeyPath, index: number, written: Written): TextEdit[] | undefined {
  const { yaml } = source;
  const holder = holderAt(source, at);
  if (!holder || !isSeq(holder.collection)) return undefined;
  const { slots, block } = holder;
  const [before, after] = [slots[index - 1], slots[index]];
  const like = (before ?? after)?.value ?? null;
  if (slots.length === 0) return fillEmpty(source, at, [written.value], written);
  const text = block ? afterDash(written.value, written.manner, like) : inBrackets(written.value, written.manner, like);
  return between(yaml, holder, before, block ? `-${text}` : text);
}

function addField(source: Source, at: KeyPath, key: string, written: Written): TextEdit[] | undefined {
  const { yaml, document } = source;
  const { value, manner, order } = written;
  const line = `${keyText(key, manner)}:${afterColon(value, manner)}`;
  if (at.length === 0 && document.contents === null)
    return [{ start: yaml.length, end: yaml.length, text: `\n${line}` }];
  const holder = holderAt(source, at);
  if (!holder || !isMap(holder.collection)) return undefined;
  if (holder.slots.length === 0) return fillEmpty(source, at, { [key]: value }, written);
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
function fillEmpty(source: Source, at: KeyPath, value: unknown, written: Written): TextEdit[] | undefined {
  const found = slotAt(source, at);
  if (!found) return undefined;
  const { holder, slot } = found;
  const fits = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (!holder.block || !fits || !slot.value?.range) return [replaced(source.yaml, holder, slot, { ...written, value })];
  const [start, end] = slot.value.range;
  return [{ start, end, text: inBrackets(value, written.manner, slot.value) }];
}

function replaced(yaml: string, { block }: Holder, slot: Slot, { value, manner }: Written): TextEdit {
  const { name, lead, end, value: old } = slot;
  const like = sameSort(value, old) ? old : null;
  const start = old?.range && old.range[0] < end ? old.range[0] : lead;
  if (!block) {
    const space = start === lead && name !== undefined ? ' ' : '';
    return { start, end, text: space + inBrackets(value, manner, like) };
  }
  const written = name === undefined ? afterDash(value, manner, like) : afterColon(value, manner, like);
  const text = shifted(written, columnOf(yaml, slot.start));
  const isInPlace = start > lead && typeof value !== 'object' && !isBlockOf(old);
  return isInPlace ? { start, end, text: text.slice(1) } : { start: lead, end, text };
}

function sameSort(value: unknown, old: Node | null): boolean {
  return (typeof value === 'object') === isCollection(old);
}

function isBlockOf(old: Node | null): boolean {
  return isCollection(old) && !old.flow;
}
