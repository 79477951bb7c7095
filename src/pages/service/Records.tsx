import { useModule } from '../../ui/page-context.ts';
import * as css from './Records.module.css';
import { RECORD_STATES, type RecordColumn, type ServiceRecord } from './schema.ts';

/** Returns the column in which a person is asked, or else the first one. */
function askingColumn(columns: readonly RecordColumn[]): RecordColumn | undefined {
  return columns.findLast(({ fiches }) => fiches.some(({ etat }) => etat === 'attente')) ?? columns[0];
}

/**
 * Sample records in columns, as the tools that we set up show them: the journal of a scenario, a message with its draft, sales by stage. The column
 * that waits for a person is open, the others can be unfolded.
 */
export function Records({ columns }: { columns: readonly RecordColumn[] }) {
  const asking = askingColumn(columns);
  return (
    <div className={css.columns}>
      {columns.map((column) => (
        <details key={column.titre} open={column === asking}>
          <summary>
            <h3 className={css.title}>{column.titre}</h3>
          </summary>
          <ol className={css.journal}>
            {column.fiches.map((record) => (
              <li key={record.titre} data-waits={isWaiting(record)}>
                <Record {...record} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

/** Only the column that waits for a person, with the details of its records. */
export function Journal({ columns }: { columns: readonly RecordColumn[] }) {
  useModule('stage');
  const asking = askingColumn(columns);
  return (
    <>
      <h4 className={css.title}>{asking?.titre}</h4>
      <ol className={css.journal} data-staged>
        {asking?.fiches.map((record) => (
          <li key={record.titre} data-waits={isWaiting(record)}>
            <RecordTitle {...record} />
            {record.ouverte && isWaiting(record) && <Inside {...record} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Tells whether a record waits for a person; undefined leaves the attribute out. */
function isWaiting({ etat }: ServiceRecord): true | undefined {
  return etat === 'attente' || undefined;
}

/** Shows a record. One with details unfolds, without script. */
function Record(record: ServiceRecord) {
  if (record.texte === undefined && record.champs.length === 0) return <RecordTitle {...record} />;
  return (
    <details open={record.ouverte}>
      <summary>
        <RecordTitle {...record} />
      </summary>
      <Inside {...record} />
    </details>
  );
}

function Inside({ texte, champs }: ServiceRecord) {
  return (
    <>
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
    </>
  );
}

function RecordTitle({ titre, repere, etat }: ServiceRecord) {
  return (
    <>
      {(repere || etat) && (
        <small>
          {repere} {etat && <span data-state={etat}>{RECORD_STATES[etat]}</span>}
        </small>
      )}
      <b>{titre}</b>
    </>
  );
}
