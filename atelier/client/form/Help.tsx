import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { workshopForm as words } from '../../words/form.fr.ts';
import { tied } from '../ui/tied.ts';
import type { FieldSchema } from './field-schema.ts';
import styles from './form.module.css';
import { useForm } from './form-scope.ts';
import { inLabels } from './labels.ts';

/** What a field is for, and how it is written, in the words of its schema. */
export function Help({ id, schema }: { id: string; schema: FieldSchema }) {
  const { labels } = useForm();
  const { description } = schema;
  const example = exampleOf(schema);
  if (description === undefined && example === undefined) return null;
  return (
    <p id={id} className={styles.help}>
      {description !== undefined && tied(inLabels(description, labels))}
      {example !== undefined && <> {tied(words.example(example))}</>}
    </p>
  );
}

/** The first example, of fields that are written as one text or number. */
function exampleOf({ examples = [], type, enum: choices }: FieldSchema): string | undefined {
  const [example] = examples;
  const shown = type !== 'boolean' && !choices && !Array.isArray(example) && !isMap(example);
  return shown && example !== undefined ? String(example) : undefined;
}
