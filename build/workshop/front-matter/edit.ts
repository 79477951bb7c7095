import type { KeyPath } from '../../contract/kind.ts';

/** One change of a field of the front matter, or of an entry of a list. */
export type FieldEdit =
  | { at: KeyPath; value: unknown }
  | { at: KeyPath; remove: true }
  | { at: KeyPath; insert: number; value: unknown }
  | { at: KeyPath; move: [from: number, to: number] };
