import type { Colors } from 'picocolors/types';
import { fileText } from '../contract/output.ts';
import { compressedSize } from '../draw/render.ts';
import type { BuildResult, Stage } from '../pipeline.ts';

/** Sizes in bytes after brotli, the heaviest page of each kind. */
interface KindReport {
  kind: string;
  pages: number;
  /** With what the page inlines. */
  html: number;
  css: number;
  js: number;
  inlinedStyles: number;
}

export interface Report {
  ok: boolean;
  pages: number;
  files: number;
  seconds: Partial<Record<Stage, number>>;
  kinds: KindReport[];
}

/** What a build made, in numbers. */
export function reportOf({ ok, pages, files, copies, seconds }: BuildResult): Report {
  const kinds = [...new Set(pages.map(({ route }) => route.kind))].map((kind): KindReport => {
    const own = pages.filter(({ route }) => route.kind === kind);
    return {
      kind,
      pages: own.length,
      html: Math.max(...own.map(({ file }) => compressedSize(file.contents()))),
      css: own[0]?.style ? compressedSize(own[0].style.text) : 0,
      js: Math.max(...own.map(({ file }) => scriptSize(fileText(file), files))),
      inlinedStyles: own.filter(({ inlined }) => inlined).length,
    };
  });
  return { ok, pages: pages.length, files: files.length + copies.length, seconds, kinds };
}

/** The report as a table for a terminal. */
export function printReport(report: Report, colors: Colors): string {
  const total = Object.values(report.seconds).reduce((sum, seconds) => sum + seconds, 0);
  const stages = Object.entries(report.seconds).map(
    ([stage, seconds]) => `${STAGES[stage as Stage]} ${decimal(seconds)} s`,
  );
  const rows = [
    ['modèle', 'pages', 'HTML', 'CSS', 'JS', 'CSS en ligne'],
    ...report.kinds.map(({ kind, pages, html, css, js, inlinedStyles }) => [
      kind,
      String(pages),
      kilobytes(html),
      kilobytes(css),
      kilobytes(js),
      `${inlinedStyles}/${pages}`,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [
    ...lines.map((line, index) => (index === 0 ? colors.dim(line) : line)),
    '',
    `${colors.bold(`${report.pages} pages`)}, ${report.files} fichiers en ${decimal(total)} s ${colors.dim(`(${stages.join(', ')})`)}`,
    colors.dim(
      "Tailles après brotli, page la plus lourde de chaque modèle ; le HTML comprend ce qu'il porte en ligne.",
    ),
  ].join('\n');
}

const STAGES: Readonly<Record<Stage, string>> = {
  read: 'lecture',
  parse: 'analyse',
  validate: 'validation',
  route: 'adresses',
  bundle: 'code',
  render: 'rendu',
  check: 'contrôle',
  publish: 'publication',
};

export function stageName(stage: Stage): string {
  return STAGES[stage];
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
  return bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`;
}
