import { use } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { fileName, linkTo } from '../../file-link.ts';
import { DiagnosticWords } from '../ui/DiagnosticWords.tsx';
import { ContentContext } from '../use-content.ts';
import * as css from './PublicationPage.module.css';

/** Diagnostics, each with a link to its place in a text. */
export function Places({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const files = use(ContentContext)?.list.files ?? [];
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  return (
    <ul className={css.rows}>
      {diagnostics.map((one) => (
        <li key={[one.file, one.line, one.column, one.rule, one.message].join('\0')} data-severity={one.severity}>
          {titles.has(one.file) ? (
            <a href={linkTo({ path: one.file, line: one.line, column: one.column })}>{titles.get(one.file)}</a>
          ) : (
            <span>{fileName(one.file)}</span>
          )}
          <DiagnosticWords {...one} />
        </li>
      ))}
    </ul>
  );
}
