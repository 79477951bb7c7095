import type { Audit } from './lighthouse.ts';
import type { Wait } from './own-site.ts';
import type { Row } from './rounds.ts';
import type { SearchWait } from './search-waits.ts';

/** The medians as a Markdown table, each with its ratio to one full build: Hugo's where it was measured, else our own. */
export function comparisonTable(rows: readonly Row[]): string {
  const cold = rows.filter(({ scenario }) => scenario === 'cold');
  const reference = cold.find(({ builder }) => builder === 'Hugo') ?? cold[0];
  const body = rows.map(({ pages, scenario, builder, version, seconds, peak }) => [
    String(pages),
    scenario,
    `${builder} ${version}`,
    `${seconds.toFixed(2)} s`,
    ((seconds * 1000) / pages).toFixed(2),
    (seconds / (reference?.seconds ?? Number.NaN)).toFixed(2),
    peak === undefined ? '–' : `${Math.round(peak / 1024 ** 2)} MB`,
  ]);
  const ratio = `to ${reference?.builder}, cold`;
  return markdownTable(['pages', 'build', 'generator', 'median', 'ms a page', ratio, 'peak memory'], body);
}

/** Where our own time goes: seconds a stage in each scenario; the rest is starting Node, loading modules and ending. */
export function stageTable(rows: readonly Row[]): string {
  const timed = rows.filter(({ stages }) => Object.keys(stages).length > 0).map(withRest);
  const cold = timed.find(({ scenario }) => scenario === 'cold');
  const body = Object.entries(cold?.stages ?? {}).map(([stage, seconds]) => [
    stage,
    ...timed.map(({ stages }) => `${(stages[stage] ?? 0).toFixed(2)} s`),
    ((seconds * 1000) / (cold?.pages ?? 0)).toFixed(3),
  ]);
  return markdownTable(['stage', ...timed.map(({ scenario }) => scenario), 'ms a page, cold'], body);
}

function withRest(row: Row): Row {
  const staged = Object.values(row.stages).reduce((sum, seconds) => sum + seconds, 0);
  return { ...row, stages: { ...row.stages, 'start and end': row.seconds - staged } };
}

function markdownTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

export function waitTable(waits: readonly Wait[]): string {
  return markdownTable(
    ['this site', 'median'],
    waits.map(({ what, median }) => [what, `${Math.round(median)} ms`]),
  );
}

/** What the search of many articles costs: above the table what making it does, and its largest file. */
export function searchTable({ articles, making, largest, queries }: SearchWait): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const sizes = `largest file ${kilobytes(largest.bytes)}, ${kilobytes(largest.compressed)} after brotli`;
  const body = queries.map(({ query, results, bytes, files, answer }) => [
    query,
    String(results),
    `${kilobytes(bytes)} in ${files} files`,
    `${answer.toFixed(0)} ms`,
  ]);
  const table = markdownTable(['search', 'results', 'loaded, after brotli', 'answer'], body);
  return `Search of ${articles} articles: made in ${making.toFixed(1)} s, ${sizes}\n\n${table}`;
}

/** What Lighthouse says of each page, and what of it is not as it should be. */
export function auditTable(audits: readonly Audit[]): string {
  const body = audits.map(({ path, scores, largestPaint, blocking, shift, script, failed }) => [
    path,
    scores.join(' / '),
    `${Math.round(largestPaint)} ms`,
    `${Math.round(blocking)} ms`,
    shift.toFixed(3),
    `${(script / 1024).toFixed(1)} kB`,
    failed.join(', '),
  ]);
  const scores = 'performance / accessibility / best practices / SEO';
  return markdownTable(['page', scores, 'largest paint', 'blocking', 'shift', 'script', 'failed'], body);
}
