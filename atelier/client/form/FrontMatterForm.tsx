import { useId, useMemo, useRef, useState } from 'react';
import { workshopForm } from '../../words/form.fr.ts';
import type { FormProps } from '../document/pane-props.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { Field } from './Field.tsx';
import type { FieldSchema } from './field-schema.ts';
import styles from './form.module.css';
import { diagnosticsOf, FormContext, type FormScope } from './form-scope.ts';
import { GroupFields } from './GroupFields.tsx';
import { pathWord } from './key-path.ts';
import { labelsOf } from './labels.ts';
import { useFocus } from './use-focus.ts';
import { useTyping } from './use-typing.ts';

/** The fields of a file's front matter, as its content type's schema describes them. It changes nothing that nobody edits. */
export function FrontMatterForm(props: FormProps) {
  const { contentType, data, diagnostics, choices, focus, onEdit, onFix, onPicture } = props;
  const schema: FieldSchema = contentType.schema;
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const typing = useTyping(element);
  // White space parts the ids of `aria-describedby`.
  const idOf: FormScope['idOf'] = (at, part) => `${form}${part}${pathWord(at).replaceAll(/\s/g, '_')}`;
  const [said, announce] = useState('');
  const scope: FormScope = {
    Field,
    idOf,
    choices,
    labels: useMemo(() => labelsOf(schema), [schema]),
    diagnostics,
    focus,
    edit: (edit) => onEdit([edit], typing()),
    fix: onFix,
    upload: onPicture,
    announce,
    focusOn: useFocus(idOf, focus),
  };
  return (
    <FormContext value={scope}>
      <form
        ref={element}
        className={styles.form}
        aria-label={workshopForm.label}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <Diagnostics
          id={idOf([], 'diagnostics')}
          diagnostics={diagnosticsOf(scope, [], (key) => key in data || key in (schema.properties ?? {}))}
        />
        <GroupFields schema={schema} at={[]} value={data} />
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </form>
    </FormContext>
  );
}
