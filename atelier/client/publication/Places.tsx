import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import * as css from './PublicationPage.module.css';

interface PlacesProps {
  diagnostics: readonly Diagnostic[];
  files: readonly ListedFile[];
}

/** Diagnostics, each with a link to its place in a text. */
export function Places({ diagnostics, files }: PlacesProps) {
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
            {one.message} <span className="muted">{one.hint}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
