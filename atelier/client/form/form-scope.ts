import {
  type ComponentType,
  createContext,
  type RefCallback,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import type { Choices, FieldDiagnostic, FieldPlace } from '../document/pane-props.ts';
import type { FieldSchema, Labels } from './field-schema.ts';

/** The parts of a field or an entry that have an id. */
export type Part = 'control' | 'up' | 'down' | 'remove' | 'add' | 'help' | 'diagnostics' | 'hint' | 'body';

/** Data that all fields of a form share. */
export interface FormScope {
  /** The component that shows a field by its shape, also inside groups and lists. */
  Field: ComponentType<FieldProps>;
  idOf(at: KeyPath, part: Part): string;
  choices: Choices;
  labels: Labels;
  diagnostics: readonly FieldDiagnostic[];
  /** The field to focus; groups around it unfold. */
  focus: FieldPlace | undefined;
  edit(edit: FieldEdit): void;
  fix(diagnostic: Diagnostic): void;
  upload(file: File): Promise<SitePicture>;
  /** Announces a change to screen readers. */
  announce(text: string): void;
  /** Focuses a field once the form shows the result of the current event. */
  focusOn(at: KeyPath, part: Part): void;
  /** The field or entry that was added last. */
  added: KeyPath | undefined;
  /** Ids of the controls that have had the focus and lost it. */
  left: ReadonlySet<string>;
}

/** Props of every field. */
export interface FieldProps {
  schema: FieldSchema;
  at: KeyPath;
  value: unknown;
  required: boolean;
  label: string;
  /** True if the field stands in a list that names it: its label and help are then only read out. */
  bare?: boolean;
  /** Removes the field from the file; absent for required fields. */
  onRemove?: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Returns the scope of the form. Throws outside a form. */
export function useForm(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside a form.');
  return scope;
}

/** Returns the diagnostics of a field and of the fields inside it. */
export function diagnosticsWithin({ diagnostics }: FormScope, at: KeyPath): readonly FieldDiagnostic[] {
  return diagnostics.filter((one) => isWithin(one.at, at));
}

/** Returns the diagnostics of a group or list that none of its entries shows. `shows` tells whether an entry with a key is shown. */
export function diagnosticsOf(
  scope: FormScope,
  at: KeyPath,
  shows: (key: string | number) => boolean,
): readonly FieldDiagnostic[] {
  return diagnosticsWithin(scope, at).filter((one) => {
    const key = one.at[at.length];
    return key === undefined || !shows(key);
  });
}

/** Tells whether the field to focus is this field or lies in it. */
export function isFocusInside({ focus }: FormScope, at: KeyPath): boolean {
  return focus !== undefined && isWithin(focus.at, at);
}

/** Tells whether a path equals another or lies in it. */
export function isWithin(inner: KeyPath, outer: KeyPath): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}

/** Returns a unique key for a path. */
export function pathKey(at: KeyPath): string {
  return JSON.stringify(at);
}

/** Returns the props of a control that writes typed text into the file. An empty optional field leaves the file. */
export function useText({ at, value, required }: Pick<FieldProps, 'at' | 'value' | 'required'>) {
  const { edit } = useForm();
  const text = textOf(value);
  const { ref, note } = useCaret(text);
  const typed = useRef(false);
  return {
    ref,
    value: text,
    onSelect: note,
    onChange: ({ target }: { target: { value: string } }) => {
      note();
      typed.current = true;
      edit({ at, value: target.value });
    },
    onBlur: () => {
      if (typed.current && text === '' && !required) edit({ at, remove: true });
      typed.current = false;
    },
  };
}

export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the caret in place when the text changes without typing, and keeps the field as tall as its text. Call `note`
 * when the caret has moved, and after typing.
 */
function useCaret(text: string): { ref: RefCallback<TextElement>; note: () => void } {
  const element = useRef<TextElement>(null);
  const known = useRef({ text, start: 0, end: 0 });
  const note = useCallback(() => {
    const { current } = element;
    if (!current) return;
    known.current = { text: current.value, start: current.selectionStart ?? 0, end: current.selectionEnd ?? 0 };
  }, []);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    if (!CSS.supports('field-sizing', 'content')) grow(current);
    if (known.current.text === text || document.activeElement !== current) return;
    const place = (offset: number) => offsetAfter(known.current.text, text, offset);
    current.setSelectionRange(place(known.current.start), place(known.current.end));
    note();
  }, [text, note]);
  return {
    ref: (found) => {
      element.current = found;
    },
    note,
  };
}

/** Maps an offset to a changed text, whose common beginning and end count as unchanged. */
export function offsetAfter(before: string, after: string, offset: number): number {
  let same = 0;
  while (same < offset && before[same] === after[same]) same++;
  if (same === offset) return offset;
  let tail = 0;
  while (tail < before.length - offset && before.at(-tail - 1) === after.at(-tail - 1)) tail++;
  return Math.max(same, after.length - tail);
}

function grow(element: TextElement): void {
  if (!(element instanceof HTMLTextAreaElement)) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}

/**
 * Keeps typed text that is no value yet (`1,` before `1,5`, or half a date). `shown` is that text while the value stays
 * the same, otherwise `look`.
 */
export function useDraft(value: unknown, look: string) {
  const [draft, setDraft] = useState<{ text: string; of: unknown }>();
  const current = draft && Object.is(draft.of, value) ? draft : undefined;
  return {
    shown: current?.text ?? look,
    /** `of`: the value of the field after this event. */
    type: (text: string, of: unknown) => setDraft({ text, of }),
    /** Returns the text that was typed since the last call. */
    leave: (): string | undefined => {
      setDraft(undefined);
      return current?.text;
    },
  };
}
