import * as css from './LinkLedger.module.css';

export interface LedgerLine {
  path: string;
  title: string;
  /** In small letters: whose it is, or when it came. */
  mark: string;
  /** The figure that came of it. */
  value?: string | undefined;
  note?: string | undefined;
  rel?: 'prev' | 'next';
}

/** Pages as lines of a ledger, each with the way to its whole story. */
export function LinkLedger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <ul className={css.ledger}>
      {lines.map(({ path, title, mark, value, note, rel }) => (
        <li key={path} className={css.line}>
          {value !== undefined && <strong className={css.value}>{value}</strong>}
          <p className={css.mark}>{mark}</p>
          <div className={css.words}>
            <h3>
              <a className={css.link} href={path} rel={rel}>
                {title}
              </a>
            </h3>
            <p className={css.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
