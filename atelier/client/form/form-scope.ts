import { type ComponentType, createContext, useContext } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { FieldEdit } from '../../../build/contract/editing/front-matter/field-edit.ts';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { Choices, FieldDiagnostic, FieldPlace } from '../document/pane-props.ts';
import type { FieldSchema, Labels } from './field-schema.ts';

/** What of a field or an entry has an id: what it is filled in with, its buttons, what describes it. */
export type Part = 'control' | 'up' | 'down' | 'remove' | 'add' | 'help' | 'diagnostics' | 'hint' | 'body';

/** What all fields of a form share. */
export interface FormScope {
  /** Shows a field by its shape; groups and lists show what they hold by it. */
  Field: ComponentType<FieldProps>;
  idOf(at: KeyPath, part: Part): string;
  choices: Choices;
  labels: Labels;
  diagnostics: readonly FieldDiagnostic[];
  /** Where somebody wants to go: what is folded there unfolds. */
  focus: FieldPlace | undefined;
  edit(edit: FieldEdit): void;
  fix(diagnostic: Diagnostic): void;
  upload(file: File): Promise<SitePicture>;
  /** Says what has happened to those who do not see it. */
  announce(text: string): void;
  /** Focuses it once the form shows what this event has made. */
  focusOn(at: KeyPath, part: Part): void;
}

/** What each field is handed. */
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

/** Diagnostics about this field and all that lies in it. */
export function diagnosticsWithin({ diagnostics }: FormScope, at: KeyPath): readonly FieldDiagnostic[] {
  return diagnostics.filter((one) => within(one.at, at));
}

/** Those of a group or list that none of its own fields or entries shows. `shows`: there is one by this key. */
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

/** Somebody wants to go to a field that lies in this one. */
export function leadsInto({ focus }: FormScope, at: KeyPath): boolean {
  return focus !== undefined && within(focus.at, at);
}

/** `inner` is `outer`, or lies in it. */
function within(inner: KeyPath, outer: KeyPath): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}

/** A path as one word: different paths, different words. */
export function pathWord(at: KeyPath): string {
  return JSON.stringify(at);
}
