import type { BuildFailure, Location } from 'esbuild';
import type { Outcome } from '../contract/outcome.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';

/** What is wrong with the code, as esbuild says it; columns and lengths count bytes. */
export interface CodeFault {
  text: string;
  location: Pick<Location, 'file' | 'line' | 'column' | 'length' | 'lineText'> | null;
}

/** What esbuild makes, or what it has to say against the code. A CSS module's missing class arrives as a warning; on a page it would be a missing style. */
export async function attempt<Result extends { facts: { warnings: CodeFault[] } }>(
  work: () => Promise<Result>,
): Promise<Outcome<Result | undefined>> {
  try {
    const result = await work();
    if (result.facts.warnings.length === 0) return { value: result, diagnostics: [] };
    return { value: undefined, diagnostics: result.facts.warnings.map(toDiagnostic) };
  } catch (error) {
    if (isBuildFailure(error)) return { value: undefined, diagnostics: error.errors.map(toDiagnostic) };
    throw error;
  }
}

export function codeError(message: string): Diagnostic {
  return diagnostic('error', 'src', WHOLE_FILE, messages.bundle.codeError(message));
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toDiagnostic({ text, location }: CodeFault): Diagnostic {
  return { ...codeError(text), ...(location && placeOf(location)) };
}

/** esbuild counts bytes; editors count characters. */
function placeOf({
  file,
  line,
  column,
  length,
  lineText,
}: NonNullable<CodeFault['location']>): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString().length;
  return { file, line, column: before + 1, length: bytes.subarray(column, column + length).toString().length || 1 };
}
