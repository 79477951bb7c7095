import type { ComponentProps, ReactNode } from 'react';
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

/** A sentence to fill in, and the yearly cost of the work that it describes. Without script it shows an example. */
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
        <NumberField name="nombre" aria-label="Fois par semaine" defaultValue={nombre} max={999} />{' '}
        <Choice name="objet" aria-label="Ce qui est recopié" options={objets} defaultValue={objets[0]} />
        <br /> {de} <Choice name="de" aria-label="Outil de départ" options={tools} defaultValue={depart} /> {vers}{' '}
        <Choice name="vers" aria-label="Outil d’arrivée" options={tools} defaultValue={arrivee} />,{' '}
        <br className={css.narrow} />
        <NumberField name="minutes" aria-label="Minutes à chaque fois" defaultValue={minutes} max={90} /> {fin}
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

function NumberField(field: ComponentProps<'input'>) {
  return <input {...field} type="number" min={1} required />;
}

function Choice({ options, ...field }: ComponentProps<'select'> & { options: readonly string[] }) {
  return (
    <select {...field}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
