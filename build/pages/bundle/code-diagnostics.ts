import type { BuildFailure, Location } from 'esbuild';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import { bundle as messages } from '../../diagnostics/messages/pages.fr.ts';

/** An error in the code, as esbuild reports it; columns and lengths count bytes. */
export interface CodeMessage {
  text: string;
  location: Pick<Location, 'file' | 'line' | 'column' | 'length' | 'lineText'> | null;
}

/** The error for code that compiles and cannot be run. Its message is for maintainers. */
export class CodeError extends Error {}

/**
 * Returns the compiled code, or diagnostics that say why there is none. Warnings of esbuild count as errors, because one reports that a CSS module
 * lacks a class, which would be a missing style on a page.
 */
export async function catchCodeErrors<Code extends { facts: { warnings: CodeMessage[] } }>(
  compile: () => Promise<Code>,
): Promise<Outcome<Code | undefined>> {
  try {
    const code = await compile();
    const { warnings } = code.facts;
    return warnings.length === 0 ? { value: code, diagnostics: [] } : codeFailure(warnings);
  } catch (error) {
    if (isBuildFailure(error)) return codeFailure(error.errors);
    if (error instanceof CodeError) return codeFailure([{ text: error.message, location: null }]);
    throw error;
  }
}

function codeFailure(reasons: readonly CodeMessage[]): Outcome<undefined> {
  return { value: undefined, diagnostics: reasons.map(toDiagnostic) };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toDiagnostic({ text, location }: CodeMessage): Diagnostic {
  const error = diagnostic('error', 'src', WHOLE_FILE, messages.codeError(text));
  return { ...error, ...(location && placeInText(location)) };
}

/** Returns the place in characters, as editors count; esbuild counts bytes. */
function placeInText({
  file,
  line,
  column,
  length,
  lineText,
}: NonNullable<CodeMessage['location']>): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString().length;
  return { file, line, column: before + 1, length: bytes.subarray(column, column + length).toString().length || 1 };
}
