import type { Colors } from 'picocolors/types';
import type { BuildResult } from '../build-result.ts';
import { fileText } from '../contract/output.ts';
import { compressedSize } from '../finish/finish-pages.ts';
import { report as words } from '../messages/report.fr.ts';
import type { Stage } from '../stage-log.ts';

/** What a kind of page weighs: its page with the most bytes stands for all, so that a report costs the same for any number of pages. */
interface KindReport {
  kind: string;
  pages: number;
  /** Bytes after brotli of that page, with what it inlines, of its styles and of its scripts. */
  html: number;
  css: number;
  js: number;
  /** How many pages have their styles in them. */
  inlinedStyles: number;
}

/** What a build made, in numbers that cost nothing. */
interface Totals {
  ok: boolean;
  pages: number;
  files: number;
  seconds: Partial<Record<Stage, number>>;
}

export interface Report extends Totals {
  kinds: KindReport[];
}

export function totalsOf({ ok, pages, files, copies, seconds }: BuildResult): Totals {
  return { ok, pages: pages.length, files: files.length + copies.length, seconds };
}

/** The same, and what each kind of page weighs. */
export function reportOf(result: BuildResult): Report {
  const { pages, files } = result;
  const byKind = new Map<string, BuildResult['pages'][number][]>();
  for (const page of pages) {
    const own = byKind.get(page.route.kind);
    if (own) own.push(page);
    else byKind.set(page.route.kind, [page]);
  }
  const kinds = [...byKind].map(([kind, own]): KindReport => {
    const { file, style } = own.reduce((heaviest, page) => (page.file.bytes > heaviest.file.bytes ? page : heaviest));
    return {
      kind,
      pages: own.length,
      html: compressedSize(file.contents()),
      css: style ? compressedSize(style.text) : 0,
      js: scriptSize(fileText(file), files),
      inlinedStyles: own.filter(({ inlined }) => inlined).length,
    };
  });
  return { ...totalsOf(result), kinds };
}

/** The report as a table for a terminal. */
export function printReport(report: Report, colors: Colors): string {
  const rows = [
    words.columns,
    ...report.kinds.map(({ kind, pages, html, css, js, inlinedStyles }) => [
      kind,
      String(pages),
      kilobytes(html),
      kilobytes(css),
      kilobytes(js),
      `${inlinedStyles}/${pages}`,
    ]),
  ];
  return [
    ...aligned(rows).map((line, index) => (index === 0 ? colors.dim(line) : line)),
    '',
    printTotals(report, colors),
    colors.dim(words.legend),
  ].join('\n');
}

/** The totals as one line. */
export function printTotals({ pages, files, seconds }: Totals, colors: Colors): string {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  const stages = Object.entries(seconds).map(([stage, one]) => `${stageName(stage as Stage)} ${decimal(one)} s`);
  return `${colors.bold(words.pages(pages))}, ${words.files(files, decimal(total))} ${colors.dim(`(${stages.join(', ')})`)}`;
}

/** A line a row; the first column is text, the others are numbers. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

export function stageName(stage: Stage): string {
  return words.stages[stage];
}

/** `src` may start with the site's base: of the files it ends with, the longest path is the one meant. */
function scriptSize(html: string, files: BuildResult['files']): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source ?? '');
  const scripts = sources.flatMap((source) => {
    const candidates = files.filter(({ path }) => source.endsWith(`/${path}`));
    return candidates.sort((a, b) => b.path.length - a.path.length)[0] ?? [];
  });
  return [...new Set(scripts)].reduce((sum, { contents }) => sum + compressedSize(contents()), 0);
}

function decimal(number: number): string {
  return number.toFixed(2).replace('.', ',');
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '–' : words.kilobytes((bytes / 1000).toFixed(1).replace('.', ','));
}
