import { useState } from 'react';
import { workshopForm as words } from '../../words/form.fr.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldSchema } from './field-schema.ts';
import type { FieldProps } from './form-scope.ts';
import { textOf, useText } from './use-text.ts';

/** A text, on one line or on as many as it takes. */
export function TextField(props: FieldProps) {
  const { schema, value } = props;
  const text = textOf(value);
  const lines = useLines(schema, text);
  const input = { ...useText(props), lang: 'fr', spellCheck: schema.format === undefined };
  return (
    <FieldFrame {...props} hint={lengthOf(schema, text)}>
      {(control) =>
        lines ? <textarea rows={1} {...control} {...input} /> : <input type="text" {...control} {...input} />
      }
    </FieldFrame>
  );
}

/** Once a text has had several lines its field keeps them: an `<input>` would take line breaks out. */
function useLines({ multiline = false }: FieldSchema, text: string): boolean {
  const [lines, setLines] = useState(multiline);
  const broken = text.includes('\n');
  if (broken && !lines) setLines(true);
  return lines || broken;
}

function lengthOf({ minLength = 0, maxLength }: FieldSchema, text: string): string | undefined {
  return minLength > 1 || maxLength !== undefined ? words.length(text.trim().length, minLength, maxLength) : undefined;
}
