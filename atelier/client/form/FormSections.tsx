import { useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { DiagnosticCount } from './FieldFrame.tsx';
import styles from './FrontMatterForm.module.css';
import type { FieldSchema } from './field-schema.ts';
import { diagnosticsWithin, useForm } from './form-scope.ts';
import { GroupFields } from './GroupFields.tsx';

interface FormSectionsProps {
  schema: FieldSchema;
  value: Readonly<Record<string, unknown>>;
}

/** The fields of a form section by section, where its schema names sections. A field that is to have the focus brings its section. */
export function FormSections({ schema, value }: FormSectionsProps) {
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
      <nav className={styles.sections} aria-label={words.sections}>
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

/** Splits a schema and the data into sections; the last one takes every key that no other names. */
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
