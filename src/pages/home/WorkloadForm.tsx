import type { ReactNode } from 'react';
import { formatFormula } from '../../format/workload.ts';
import { useModule } from '../../ui/page-context.ts';
import type { Home } from './schema.ts';
import * as css from './WorkloadForm.module.css';

interface WorkloadFormProps {
  workload: Home['trajet'];
  /** The tools to copy from and to. */
  tools: readonly string[];
  /** The buttons of the page, of which the first takes the sentence along. */
  children: ReactNode;
}

/** A sentence to fill in, and what the work that it tells of takes a year. Without script it says so of an example. */
export function WorkloadForm({ workload, tools, children }: WorkloadFormProps) {
  useModule('workload');
  const { debut, nombre, objets, de, depart, vers, arrivee, minutes, fin, note, mesures } = workload;
  return (
    <form className={css.form} data-workload autoComplete="off" noValidate>
      <noscript>
        <p
          className={css.sentence}
        >{`${debut} ${nombre} ${objets[0]} ${de} ${depart} ${vers} ${arrivee}, ${minutes} ${fin}`}</p>
      </noscript>
      <p className={css.fields}>
        {debut} <br className={css.narrow} />
        <NumberField name="nombre" label="Fois par semaine" start={nombre} max={999} />{' '}
        <Choice name="objet" label="Ce qui est recopié" options={objets} start={objets[0]} />
        <br /> {de} <Choice name="de" label="Outil de départ" options={tools} start={depart} /> {vers}{' '}
        <Choice name="vers" label="Outil d’arrivée" options={tools} start={arrivee} />, <br className={css.narrow} />
        <NumberField name="minutes" label="Minutes à chaque fois" start={minutes} max={90} /> {fin}
      </p>
      <p className={css.formula}>
        <output>{formatFormula({ times: nombre, minutes })}</output> {note} <a href={mesures}>Notre calcul</a>{' '}
        <button className={css.copy} type="button" hidden>
          Copier l’adresse
        </button>
      </p>
      {children}
    </form>
  );
}

function NumberField({ name, label, start, max }: { name: string; label: string; start: number; max: number }) {
  return (
    <input
      className={css.number}
      type="number"
      name={name}
      aria-label={label}
      defaultValue={start}
      min={1}
      max={max}
      required
    />
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly string[];
  start: string | undefined;
}

function Choice({ name, label, options, start }: ChoiceProps) {
  return (
    <select className={css.choice} name={name} aria-label={label} defaultValue={start}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
