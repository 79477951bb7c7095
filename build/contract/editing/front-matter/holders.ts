import { isCollection } from 'yaml';
import type { KeyPath } from '../../content-type.ts';
import type { Source } from './document.ts';
import { type Collection, isBlock, type Slot, slotsOf } from './slots.ts';

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
  const slots = slotsOf(collection, yaml);
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
