import type { Diagnostic } from '../contract/diagnostic.ts';
import { isError, SHOWN_PER_FILE } from '../diagnostics/limits.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { report as messages } from '../diagnostics/messages/report.fr.ts';
import { countDiagnostics, printDiagnostics } from '../diagnostics/print.ts';
import type { BuildReport, Stage } from '../pipeline/index.ts';
import { style, styleForStream } from '../platform/terminal.ts';

interface ShowOptions {
  json?: boolean | undefined;
  quiet?: boolean | undefined;
  detail?: boolean | undefined;
  /** True to print errors, and one line for everything else. */
  brief?: boolean;
  /** Rules whose warnings are counted in one line. */
  rulesToFillIn?: readonly string[] | undefined;
  /** True to print what content types say about their entries. */
  summaries?: boolean;
}

export function showReport(report: BuildReport, options: ShowOptions): void {
  const { json, quiet, brief, summaries } = options;
  if (json) {
    const { summaries: _, sources: __, ...found } = report;
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  const text = printFound(report, options);
  if (text !== '') console.error(styleForStream(`${text}\n`, process.stderr));
  if (!report.ok || quiet) return;
  if (summaries) console.log(`${report.summaries.join('\n')}\n`);
  console.log(styleForStream(brief ? printBrief(report) : printReport(report), process.stdout));
}

export function printFound(
  { ok, diagnostics, sources }: Pick<BuildReport, 'ok' | 'diagnostics' | 'sources'>,
  { quiet, detail = false, brief, rulesToFillIn = [] }: ShowOptions,
): string {
  const isToFillIn = (one: Diagnostic) => !detail && !isError(one) && rulesToFillIn.includes(one.rule);
  const all = quiet || brief ? diagnostics.filter(isError) : diagnostics;
  const listed = all.filter((one) => !isToFillIn(one));
  const toFillIn = all.length - listed.length;
  const end = ok ? '' : brief ? cli.lastSiteStays : cli.nothingPublished;
  const more = !brief && !detail && (listed.length > SHOWN_PER_FILE || !listed.every(isError)) ? cli.seeDetail : '';
  const parts = [
    ...(listed.length > 0 ? [printDiagnostics(listed, new Map(Object.entries(sources)), { detail })] : []),
    ...(toFillIn > 0 ? [cli.toFillIn(toFillIn)] : []),
    ...(listed.length > 0 ? [`${style('bold', countDiagnostics(listed))}${more}${end}`] : []),
  ];
  return parts.map((part) => `${part}\n`).join('\n');
}

export function showStop(message: string): void {
  console.log(JSON.stringify({ ok: false, diagnostics: [], stopped: message }, null, 2));
}

type Report = Pick<BuildReport, 'pages' | 'files' | 'seconds' | 'unpublished'>;

export function printReport(report: Report): string {
  const waiting = report.unpublished.map(
    ({ path, file, unpublished }) => `${messages.unpublished(path || file, unpublished)} ${style('dim', `(${file})`)}`,
  );
  return [...waiting, ...(waiting.length > 0 ? [''] : []), printTotals(report)].join('\n');
}

function printBrief({ pages, seconds, diagnostics }: BuildReport): string {
  const warnings = diagnostics.filter((one) => !isError(one));
  const found = warnings.length > 0 ? style('dim', ` (${countDiagnostics(warnings)})`) : '';
  return `${messages.pagesIn(pages, decimal(totalOf(seconds)))}${found}`;
}

function totalOf(seconds: BuildReport['seconds']): number {
  return Object.values(seconds).reduce((sum, one) => sum + one, 0);
}

function printTotals({ pages, files, seconds }: Report): string {
  const stages = Object.entries(seconds).map(([stage, one]) => `${messages.stages[stage as Stage]} ${decimal(one)} s`);
  return `${style('bold', messages.pages(pages))}, ${messages.files(files, decimal(totalOf(seconds)))} ${style('dim', `(${stages.join(', ')})`)}`;
}

function decimal(number: number): string {
  return number.toFixed(2).replace('.', ',');
}
