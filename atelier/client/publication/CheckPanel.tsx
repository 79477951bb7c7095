import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import type { PublicationState } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import * as css from './PublicationPage.module.css';

interface CheckPanelProps {
  state: PublicationState;
  files: readonly ListedFile[];
  onCheck(): void;
}

/** What a build for visitors says, each line leading to its place. */
export function CheckPanel({ state: { checked, running }, files, onCheck }: CheckPanelProps) {
  const errors = checked?.diagnostics.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = checked?.diagnostics.filter(({ severity }) => severity === 'warning') ?? [];
  const isChecking = running?.step === 'checking';
  return (
    <section className={css.part} aria-labelledby="obstacles">
      <div className={css.head}>
        <h2 id="obstacles">{words.check.heading}</h2>
        <button type="button" disabled={running !== undefined} onClick={onCheck}>
          {words.check.again}
        </button>
      </div>
      <p role="status">
        {isChecking
          ? words.check.checking
          : checked && (checked.ok ? words.check.free : words.check.stopped(errors.length))}
      </p>
      <Places diagnostics={errors} files={files} />
      {warnings.length > 0 && (
        <details>
          <summary>{words.check.warnings(warnings.length)}</summary>
          <Places diagnostics={warnings} files={files} />
        </details>
      )}
    </section>
  );
}

interface PlacesProps extends Pick<CheckPanelProps, 'files'> {
  diagnostics: readonly Diagnostic[];
}

function Places({ diagnostics, files }: PlacesProps) {
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  return (
    <ul className={css.rows}>
      {diagnostics.map((one) => (
        <li key={[one.file, one.line, one.column, one.rule, one.message].join('\0')} data-severity={one.severity}>
          {titles.has(one.file) ? (
            <a href={linkTo({ path: one.file, line: one.line, column: one.column })}>{titles.get(one.file)}</a>
          ) : (
            <span>{one.file}</span>
          )}
          <p>
            {one.message} <span className={css.quiet}>{one.hint}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
