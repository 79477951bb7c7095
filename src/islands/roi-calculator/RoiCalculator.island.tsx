import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BalanceChart } from './BalanceChart.tsx';
import {
  type CalculatorField,
  type Entries,
  entriesFrom,
  exampleEntries,
  FIELDS,
  investmentFrom,
  problemWith,
  searchWith,
} from './inputs.ts';
import { Results } from './Results.tsx';
import * as css from './RoiCalculator.module.css';
import { returnsOf } from './roi.ts';

/** Costs and gains in, ROI, payback and present value out. It starts with the article's example; its address carries the entries. */
export default function RoiCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const { entries, update } = useEntries(form);
  const investment = investmentFrom(entries);
  const returns = investment && returnsOf(investment);
  return (
    <form
      className={css.calculator}
      ref={form}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      method="dialog"
      noValidate
    >
      <div className={css.fields}>
        {FIELDS.map((field) => (
          <NumberField key={field.key} field={field} problem={problemWith(field, entries[field.key])} />
        ))}
      </div>
      <Results returns={returns} />
      {returns && <BalanceChart balance={returns.balance} />}
    </form>
  );
}

/** What stands in the form's fields, as the address says it too once it can be reckoned with. `update` is called when a field has changed. */
function useEntries(form: RefObject<HTMLFormElement | null>): { entries: Entries; update: () => void } {
  const [entries, setEntries] = useState(exampleEntries);

  // What was typed before waking, else what the address says, is known only in the browser.
  useEffect(() => {
    if (!form.current) return;
    const typed = entriesOf(form.current);
    const shared = entriesFrom(location.search, typed);
    const touched = FIELDS.some(({ key }) => typed[key] !== exampleEntries[key]);
    setEntries(touched ? typed : shared);
    if (!touched) fill(form.current, shared);
  }, [form]);

  const update = () => {
    if (!form.current) return;
    const next = entriesOf(form.current);
    setEntries(next);
    if (investmentFrom(next))
      history.replaceState(history.state, '', searchWith(location.search, next) + location.hash);
  };
  return { entries, update };
}

function NumberField({ field, problem }: { field: CalculatorField; problem: string | undefined }) {
  const id = useId();
  return (
    <p className={css.field}>
      <label className={css.label} htmlFor={id}>
        {field.label} ({field.unit})
      </label>
      <input
        className={css.input}
        id={id}
        name={field.name}
        defaultValue={exampleEntries[field.key]}
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

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return Object.fromEntries(FIELDS.map(({ key, name }) => [key, String(data.get(name) ?? '')])) as Entries;
}

function fill(form: HTMLFormElement, entries: Entries): void {
  for (const { key, name } of FIELDS) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = entries[key];
  }
}
