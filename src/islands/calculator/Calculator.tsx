import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import * as css from './Calculator.module.css';
import {
  type CalculatorField,
  type Entries,
  entryError,
  type FieldGroup,
  numbersFrom,
  type Summary,
  useEntries,
} from './fields.ts';
import { formatNumber } from './numbers.ts';

interface CalculatorProps<Key extends string> {
  /** The same object at each call. */
  groups: readonly FieldGroup<Key>[];
  /** Address of the contact form. */
  contact: string;
  /** Returns the result that matters most. Neither this nor `results` is called while an entry is invalid. */
  summary: (numbers: Readonly<Record<Key, number>>) => Summary;
  results: (numbers: Readonly<Record<Key, number>>) => ReactNode;
}

/** A form of numbers and its results. The address of the page holds the entries. Without script it shows the example. */
export function Calculator<Key extends string>({ groups, contact, summary, results }: CalculatorProps<Key>) {
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const form = useRef<HTMLFormElement>(null);
  const { entries, update } = useEntries(form, fields);
  const numbers = numbersFrom(fields, entries);
  const result = numbers && summary(numbers);
  const id = useId();
  return (
    <form
      className={css.calculator}
      ref={form}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      method="dialog"
      noValidate
    >
      <p className={css.still}>Sans JavaScript, ce calcul s’en tient aux montants de l’exemple.</p>
      <div className={css.board}>
        <div className={css.entries}>
          {groups.map((group) => (
            <Group key={group.title} {...group} id={id} entries={entries} />
          ))}
        </div>
        <div className={css.outcome}>
          {result ? (
            <>
              <Opening {...result} />
              {results(numbers)}
            </>
          ) : (
            <p className={css.waiting}>Corrigez le champ signalé pour voir le résultat.</p>
          )}
          <Sharing key={Object.values(entries).join(' ')} contact={contact} summary={result} />
        </div>
      </div>
    </form>
  );
}

/** Announces changes of the first figure alone: a screen reader would read the whole table at each key. */
function Opening({ figure, label }: Summary) {
  return (
    <p className={css.summary} aria-live="polite">
      <strong className={css.figure}>{figure}</strong> {label}
    </p>
  );
}

interface GroupProps extends FieldGroup {
  id: string;
  entries: Entries;
}

function Group({ title, fields, id, entries }: GroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      <div className={css.fields}>
        {fields.map((field) => (
          <NumberField
            key={field.key}
            id={id + field.name}
            field={field}
            problem={entryError(field, entries[field.key] ?? '')}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  id: string;
  field: CalculatorField;
  problem: string | undefined;
}

function NumberField({ id, field, problem }: NumberFieldProps) {
  return (
    <p className={css.field}>
      <label className={css.label} htmlFor={id}>
        {`${field.label} `}
        <span className={css.unit}>{`(${field.unit})`}</span>
      </label>
      <input
        className={css.input}
        id={id}
        name={field.name}
        defaultValue={formatNumber(field.start)}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
      />
      <span className={css.problem} id={`${id}-problem`} aria-live="polite">
        {problem}
      </span>
    </p>
  );
}

interface SharingProps {
  /** Address of the contact form. */
  contact: string;
  /** Absent while there is no result. */
  summary: Summary | undefined;
}

/**
 * Links to the contact form with the result in words, and copies the page's address, which contains the entries, to the clipboard. If the clipboard
 * is refused, it says where the address is. Each set of entries has its own address.
 */
function Sharing({ contact, summary }: SharingProps) {
  const [copied, setCopied] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!link.current || !summary) return;
    const calcul = `${summary.figure} ${summary.label}`;
    const message = `Mon calcul\u00a0: ${calcul}. ${summary.others}\nMes chiffres\u00a0: ${location.href}\n\n`;
    link.current.search = String(new URLSearchParams({ message, calcul }));
  }, [summary]);
  const copy = () => {
    // Without a secure context there is no clipboard.
    const writing = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
    writing.then(
      () => setCopied('Adresse copiée.'),
      () => setCopied('Copiez-la dans la barre d’adresse du navigateur.'),
    );
  };
  return (
    <p className={css.share}>
      <a className={css.ask} href={contact} ref={link}>
        En parler avec ces chiffres
      </a>
      <button className={css.copy} type="button" onClick={copy} disabled={!summary}>
        Copier l’adresse de ce calcul
      </button>
      <span role="status">{copied}</span>
    </p>
  );
}
