import * as css from './Records.module.css';
import { type RecordColumn, type ServiceRecord, STATES } from './records/schema.ts';
import { SampleBoard } from './SampleBoard.tsx';

interface RecordsProps {
  columns: readonly RecordColumn[];
  headings: 'h3' | 'h4';
}

/** Sample records in columns, as the tools we set up show them: the journal of a scenario, a message with its draft, sales by stage. */
export function Records({ columns, headings: Heading }: RecordsProps) {
  return (
    <SampleBoard>
      <div className={css.columns}>
        {columns.map(({ titre, fiches }) => (
          <section key={titre}>
            <Heading className={css.title}>{titre}</Heading>
            <ol className={css.records}>
              {fiches.map((record) => (
                <li key={record.titre}>
                  <Record {...record} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </SampleBoard>
  );
}

/** One that has more to say opens, without any script. */
function Record(record: ServiceRecord) {
  const { texte, champs, ouverte } = record;
  if (texte === undefined && champs.length === 0) return <RecordTitle {...record} />;
  return (
    <details open={ouverte}>
      <summary>
        <RecordTitle {...record} />
      </summary>
      {texte !== undefined && <p className={css.inside}>{texte}</p>}
      {champs.length > 0 && (
        <dl className={css.inside}>
          {champs.map(({ nom, valeur }) => (
            <div key={nom}>
              <dt>{nom}</dt>
              <dd>{valeur}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

function RecordTitle({ titre, repere, etat }: ServiceRecord) {
  return (
    <>
      {(repere || etat) && (
        <small>
          {repere} {etat && <span data-state={etat}>{STATES[etat]}</span>}
        </small>
      )}
      <b>{titre}</b>
    </>
  );
}
