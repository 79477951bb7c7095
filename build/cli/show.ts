import { diagnosticsByFile, isError, SHOWN_PER_FILE } from '../diagnostics/limits.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { countDiagnostics, isAbridged, printDiagnostics } from '../diagnostics/print.ts';
import type { BuildResult } from '../pipeline/index.ts';
import { forStream, styled } from '../platform/terminal.ts';
import { printReport, printTotals, reportOf } from './report/report.ts';

interface ShowOptions {
  json?: boolean | undefined;
  quiet?: boolean | undefined;
  /** Every diagnostic by itself, with its line. */
  detail?: boolean | undefined;
  /** One line for what it has made. */
  brief?: boolean;
  /** Also what content types say about their entries. */
  summaries?: boolean;
}

/** Prints what a build has found, of which `quiet` leaves the errors alone, and what it has made. */
export function showResult(result: BuildResult, { json, quiet, detail = false, brief, summaries }: ShowOptions): void {
  if (json) {
    console.log(JSON.stringify({ ...reportOf(result), ...diagnosticsInJson(result.diagnostics, detail) }, null, 2));
    return;
  }
  const diagnostics = quiet ? result.diagnostics.filter(isError) : result.diagnostics;
  if (diagnostics.length > 0) {
    const count = styled('bold', countDiagnostics(diagnostics));
    const printed = printDiagnostics(diagnostics, result.sources, { detail });
    const more = !detail && !brief && isAbridged(diagnostics) ? cli.seeDetail : '';
    const text = `${printed}\n\n${count}${more}${result.ok ? '' : cli.nothingPublished}\n`;
    console.error(forStream(text, process.stderr));
  }
  if (!result.ok || quiet) return;
  if (summaries) console.log(`${result.summaries.join('\n')}\n`);
  const report = reportOf(result);
  console.log(forStream(brief ? printTotals(report) : printReport(report), process.stdout));
}

/** What is printed for a person, as data: the first diagnostics of each file, and how many it has besides. */
function diagnosticsInJson(diagnostics: BuildResult['diagnostics'], detail: boolean): object {
  const files = diagnosticsByFile(diagnostics, detail ? Infinity : SHOWN_PER_FILE);
  const omitted = files.flatMap(({ file, omitted }) =>
    omitted.length > 0 ? [{ file, diagnostics: omitted.length }] : [],
  );
  return { diagnostics: files.flatMap(({ shown }) => shown), omitted };
}
