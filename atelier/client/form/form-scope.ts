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
  /** Shows a field by its shape; groups and lists show what they hold by it. */
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
  /** Says what has happened to those who do not see it. */
  announce(text: string): void;
  /** Focuses it once the form shows what this event has made. */
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
  /** It stands in a list that says what it is: its label and help are heard, not seen. */
  bare?: boolean;
  /** Takes it out of the file; absent where it has to be there. */
  onRemove?: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Throws outside a form. */
export function useForm(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside a form.');
  return scope;
}

/** Returns the diagnostics of a field and of all that lies in it. */
export function diagnosticsWithin({ diagnostics }: FormScope, at: KeyPath): readonly FieldDiagnostic[] {
  return diagnostics.filter((one) => within(one.at, at));
}

/** Returns the diagnostics of a group or list that none of its fields or entries shows. `shows` tells whether one has a key. */
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

/** Tells whether the field to focus is this one, or lies in it. */
export function isFocusInside({ focus }: FormScope, at: KeyPath): boolean {
  return focus !== undefined && within(focus.at, at);
}

/** Tells whether `inner` is `outer`, or lies in it. */
export function within(inner: KeyPath, outer: KeyPath): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}

/** Returns a path as one word; different paths give different words. */
export function pathKey(at: KeyPath): string {
  return JSON.stringify(at);
}

/** Writes typed text into the file. An empty optional field leaves the file. */
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
 * Keeps the caret at its place in a text that something else than the keyboard changes, and a field as tall as its text.
 * `note` is to be called when the caret has moved, and when something was typed.
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

/** Maps an offset to a changed text; the common beginning and end count as unchanged. */
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
 * Keeps the typed text of a field that is no value yet (`1,` on the way to `1,5`; half a date). `shown` is that text while the value stays the same,
 * otherwise `look`.
 */
export function useDraft(value: unknown, look: string) {
  const [draft, setDraft] = useState<{ text: string; of: unknown }>();
  const current = draft && Object.is(draft.of, value) ? draft : undefined;
  return {
    shown: current?.text ?? look,
    /** `of`: the value that the field has once this event is over. */
    type: (text: string, of: unknown) => setDraft({ text, of }),
    /** Returns the text that was typed since the last time. */
    leave: (): string | undefined => {
      setDraft(undefined);
      return current?.text;
    },
  };
}
