import { use } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { linkTo } from '../../file-link.ts';
import { DiagnosticWords } from '../ui/DiagnosticWords.tsx';
import { ContentContext, useTitles } from '../use-content.ts';
import * as css from './PublicationPage.module.css';

/** A list of diagnostics, each with a link to its place in a text. */
export function Places({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const files = use(ContentContext)?.list.files ?? [];
  const known = new Set(files.map(({ path }) => path));
  const titleOf = useTitles();
  return (
    <ul className={css.rows}>
      {diagnostics.map((one) => (
        <li key={[one.file, one.line, one.column, one.rule, one.message].join('\0')} data-severity={one.severity}>
          {known.has(one.file) ? (
            <a href={linkTo({ path: one.file, line: one.line, column: one.column })}>{titleOf(one.file)}</a>
          ) : (
            <span>{titleOf(one.file)}</span>
          )}
          <DiagnosticWords {...one} />
        </li>
      ))}
    </ul>
  );
}
