import { type FormEvent, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import type { FieldPlace, FormProps } from '../document/pane-props.ts';
import { ChoiceField, LinkField, ReferenceField } from './ChoiceFields.tsx';
import { DiagnosticCount, Diagnostics } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import { canShow, type FieldSchema, labelsOf, type Shape, shapeOf } from './field-schema.ts';
import {
  diagnosticsOf,
  diagnosticsWithin,
  type FieldProps,
  FormContext,
  type FormScope,
  type Part,
  pathKey,
  useForm,
} from './form-scope.ts';
import { GroupField, GroupFields, OtherField } from './GroupFields.tsx';
import { ListField } from './ListField.tsx';
import { CheckField, ColorField, DateField, NumberField, TextField } from './PlainFields.tsx';
import { FileField, PictureField } from './UploadFields.tsx';

/** The form for a file's front matter, as its content type's schema describes it. Unedited values stay unchanged. */
export function FrontMatterForm(props: FormProps) {
  const { data } = props;
  const schema: FieldSchema = props.contentType.schema;
  const element = useRef<HTMLFormElement>(null);
  const [status, announce] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const scope = useScope(props, { element, announce, left });
  const isShown = (key: string | number) => key in data || key in (schema.properties ?? {});
  return (
    <FormContext value={scope}>
      <form
        ref={element}
        className={styles.form}
        aria-label={words.label}
        noValidate
        onSubmit={preventSubmit}
        onBlur={({ target: { id } }) => setLeft((ids) => (ids.has(id) ? ids : new Set(ids).add(id)))}
      >
        <Diagnostics id={scope.idOf([], 'diagnostics')} diagnostics={diagnosticsOf(scope, [], isShown)} />
        <FormSections schema={schema} value={data} />
        <p className="visually-hidden" role="status">
          {status}
        </p>
      </form>
    </FormContext>
  );
}

interface ScopeParts extends Pick<FormScope, 'announce' | 'left'> {
  element: RefObject<HTMLFormElement | null>;
}

function useScope(props: FormProps, { element, announce, left }: ScopeParts): FormScope {
  const { contentType, diagnostics, choices, focus, onEdit, onFix, onPicture } = props;
  const form = useId();
  const typing = useTyping(element);
  // White space separates the ids of `aria-describedby`.
  const idOf: FormScope['idOf'] = (at, part) => `${form}${part}${pathKey(at).replaceAll(/\s/g, '_')}`;
  return {
    Field,
    idOf,
    choices,
    labels: useMemo(() => labelsOf(contentType.schema), [contentType.schema]),
    diagnostics,
    focus,
    edit: (edit) => onEdit([edit], typing()),
    fix: onFix,
    upload: onPicture,
    announce,
    left,
    ...useFocus(idOf, focus),
  };
}

/** Stops the browser from submitting the form, which the page saves itself. */
function preventSubmit(event: FormEvent): void {
  event.preventDefault();
}

const FIELDS: Readonly<Record<Shape, (props: FieldProps) => React.ReactNode>> = {
  text: TextField,
  reference: ReferenceField,
  link: LinkField,
  picture: PictureField,
  file: FileField,
  color: ColorField,
  date: DateField,
  number: NumberField,
  choice: ChoiceField,
  'yes-no': CheckField,
  list: ListField,
  group: GroupField,
  union: GroupField,
  other: OtherField,
};

/** A field of the front matter, shown by the shape of its schema. */
function Field(props: FieldProps) {
  const shape = shapeOf(props.schema);
  const Shown = canShow(shape, props.value) ? FIELDS[shape] : OtherField;
  return <Shown {...props} />;
}

interface FormSectionsProps {
  schema: FieldSchema;
  value: Readonly<Record<string, unknown>>;
}

/** The fields of a form in the sections of its schema, if any. A field that gets the focus opens its section. */
function FormSections({ schema, value }: FormSectionsProps) {
  const scope = useForm();
  const sections = sectionsOf(schema, value);
  const [chosen, choose] = useState<{ name: string | undefined; nonce: number | undefined }>();
  const { focus } = scope;
  if (focus && chosen?.nonce !== focus.nonce) {
    choose({ name: sections.find(({ keys }) => keys.includes(String(focus.at[0])))?.name, nonce: focus.nonce });
  }
  const shown = sections.find(({ name }) => name === chosen?.name) ?? sections[0];
  if (!shown) return <GroupFields schema={schema} at={[]} value={value} />;
  return (
    <>
      <nav className="row" aria-label={words.sections}>
        {sections.map(({ name, keys }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown.name}
            onClick={() => choose({ name, nonce: focus?.nonce })}
          >
            {name}
            <DiagnosticCount diagnostics={keys.flatMap((key) => diagnosticsWithin(scope, [key]))} />
          </button>
        ))}
      </nav>
      <GroupFields key={shown.name} schema={shown.schema} at={[]} value={shown.value} />
    </>
  );
}

/** Splits a schema and its data into sections. The last section takes all keys that no other names. */
function sectionsOf({ sections = {}, ...schema }: FieldSchema, value: Readonly<Record<string, unknown>>) {
  const named = Object.values(sections).flat();
  const { properties = {} } = schema;
  const others = Object.keys({ ...properties, ...value }).filter((key) => !named.includes(key));
  return Object.entries(sections).map(([name, own], index, { length }) => {
    const keys = index === length - 1 ? [...own, ...others] : own;
    return { name, keys, schema: { ...schema, properties: pick(properties, keys) }, value: pick(value, keys) };
  });
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

type IdOf = (at: KeyPath, part: Part) => string;

/** Focuses the field at `place`. `focusOn` focuses another field once the current edit is rendered. */
function useFocus(idOf: IdOf, place: FieldPlace | undefined): Pick<FormScope, 'focusOn' | 'added'> {
  const [wanted, setWanted] = useState<{ id: string; part: Part; at: KeyPath }>();
  useLayoutEffect(() => {
    if (wanted) focusIn(wanted.id, wanted.part);
  }, [wanted]);
  const reached = useRef<number>(undefined);
  useEffect(() => {
    if (!place || place.nonce === reached.current) return;
    reached.current = place.nonce;
    for (let depth = place.at.length; depth > 0; depth--) {
      if (focusIn(idOf(place.at.slice(0, depth), 'control'), 'control')) return;
    }
  });
  return {
    focusOn: (at, part) => setWanted({ id: idOf(at, part), part, at }),
    added: wanted?.part === 'control' ? wanted.at : undefined,
  };
}

/** Focuses an element or its control, and scrolls its label into view. Returns false if there is none. */
function focusIn(id: string, part: Part): boolean {
  const element = document.getElementById(id);
  const target = element?.matches('fieldset, li')
    ? (element.querySelector<HTMLElement>('input, textarea, select') ?? element.querySelector<HTMLElement>('button'))
    : element;
  if (target) nameOf(target, part)?.scrollIntoView({ block: 'nearest' });
  target?.focus();
  return target !== null && target !== undefined;
}

/** Returns the label of a newly added entry. An entry that is moved or removed keeps its place on the screen. */
function nameOf({ id, parentElement }: HTMLElement, part: Part): Element | null | undefined {
  if (part !== 'add') return document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return parentElement?.closest('fieldset')?.querySelector('legend');
}

/**
 * Returns a function for the name of the typing run that an edit belongs to; undefined for an edit that is not typed. A
 * run ends when the caret is moved, or something is pasted or chosen.
 */
function useTyping(form: RefObject<HTMLElement | null>): () => string | undefined {
  const typing = useRef<string>(undefined);
  useEffect(() => {
    const { current } = form;
    let [last, turn] = ['', 0];
    const before = ({ inputType, target }: InputEvent) => {
      const isTyped = TYPED.test(inputType);
      if (!isTyped || placeOf(target) !== last) turn += 1;
      typing.current = isTyped ? `form ${turn}` : undefined;
    };
    const after = ({ target }: Event) => {
      last = placeOf(target);
    };
    const options = { capture: true };
    current?.addEventListener('beforeinput', before, options);
    current?.addEventListener('input', after, options);
    return () => {
      current?.removeEventListener('beforeinput', before, options);
      current?.removeEventListener('input', after, options);
    };
  }, [form]);
  return () => {
    const name = typing.current;
    // A change by a button or a list ends the run of typing.
    typing.current = undefined;
    return name;
  };
}

/** The input types of typing in Input Events Level 2 (section 4.1.2). */
const TYPED = /^(?:insertText|insertCompositionText|deleteContent(?:Backward|Forward)|deleteWord(?:Backward|Forward))$/;

/** Returns the id of the field that has the caret. */
function placeOf(target: EventTarget | null): string {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText ? `${target.id} ${target.selectionStart} ${target.selectionEnd}` : '';
}
