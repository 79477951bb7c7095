import { isSeq } from 'yaml';
import type { TextEdit } from '../../../platform/html/text-edit.ts';
import type { KeyPath } from '../../content-type.ts';
import type { Source } from './document.ts';
import { type Holder, holderAt, slotAt } from './holders.ts';
import { columnOf, isFirstOnLine, lineEnd, type Slot } from './slots.ts';

/**
 * Takes a field or an item away; comments on lines of their own stay. `blanks`: with the blank lines behind it, which would else become a part
 * of a text above that keeps them (`|+`). Undefined where it cannot be done in place.
 */
export function take(source: Source, at: KeyPath, blanks: boolean): TextEdit[] | undefined {
  const found = slotAt(source, at);
  if (!found) return undefined;
  const { holder, slot, index } = found;
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
