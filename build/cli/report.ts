import { diagnosticsByFile, isError, SHOWN_PER_FILE } from '../diagnostics/limits.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { report as messages } from '../diagnostics/messages/report.fr.ts';
import { countDiagnostics, isAbridged, printDiagnostics } from '../diagnostics/print.ts';
import type { BuildReport, Stage } from '../pipeline/index.ts';
import { style, styleForStream } from '../platform/terminal.ts';

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
export function showReport(report: BuildReport, { json, quiet, detail = false, brief, summaries }: ShowOptions): void {
  if (json) {
    const { diagnostics, summaries: _, sources: __, ...numbers } = report;
    console.log(JSON.stringify({ ...numbers, ...diagnosticsInJson(diagnostics, detail) }, null, 2));
    return;
  }
  const diagnostics = quiet ? report.diagnostics.filter(isError) : report.diagnostics;
  if (diagnostics.length > 0) {
    const count = style('bold', countDiagnostics(diagnostics));
    const printed = printDiagnostics(diagnostics, new Map(Object.entries(report.sources)), { detail });
    const more = !detail && !brief && isAbridged(diagnostics) ? cli.seeDetail : '';
    const text = `${printed}\n\n${count}${more}${report.ok ? '' : cli.nothingPublished}\n`;
    console.error(styleForStream(text, process.stderr));
  }
  if (!report.ok || quiet) return;
  if (summaries) console.log(`${report.summaries.join('\n')}\n`);
  console.log(styleForStream(brief ? printTotals(report) : printReport(report), process.stdout));
}

/** What stopped a build before it could say anything of the content, as data. */
export function showStop(message: string): void {
  console.log(JSON.stringify({ ok: false, diagnostics: [], omitted: [], stopped: message }, null, 2));
}

/** What is printed for a person, as data: the first diagnostics of each file, and how many it has besides. */
function diagnosticsInJson(diagnostics: BuildReport['diagnostics'], detail: boolean): object {
  const files = diagnosticsByFile(diagnostics, detail ? Infinity : SHOWN_PER_FILE);
  const omitted = files.flatMap(({ file, omitted }) =>
    omitted.length > 0 ? [{ file, diagnostics: omitted.length }] : [],
  );
  return { diagnostics: files.flatMap(({ shown }) => shown), omitted };
}

type Report = Pick<BuildReport, 'pages' | 'files' | 'seconds' | 'unpublished'>;

/** Prints the report for a terminal: the pages that wait, and the totals. */
export function printReport(report: Report): string {
  const waiting = report.unpublished.map(
    ({ path, file, unpublished }) => `${messages.unpublished(path || file, unpublished)} ${style('dim', `(${file})`)}`,
  );
  return [...waiting, ...(waiting.length > 0 ? [''] : []), printTotals(report)].join('\n');
}

/** Prints the totals as one line. */
function printTotals({ pages, files, seconds }: Report): string {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  const stages = Object.entries(seconds).map(([stage, one]) => `${stageName(stage as Stage)} ${decimal(one)} s`);
  return `${style('bold', messages.pages(pages))}, ${messages.files(files, decimal(total))} ${style('dim', `(${stages.join(', ')})`)}`;
}

export function stageName(stage: Stage): string {
  return messages.stages[stage];
}

function decimal(number: number): string {
  return number.toFixed(2).replace('.', ',');
}
