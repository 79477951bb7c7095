import { z } from 'zod';
import type { Wait } from './dev-waits.ts';
import type { Audit } from './lighthouse.ts';
import type { Row } from './rounds.ts';

/** The builds as a Markdown table: what each took, and which stages took a twentieth of it or more. */
export function buildTable(rows: readonly Row[]): string {
  const body = rows.map(({ generator, articles, scenario, seconds, processor, peak, printed }) => {
    const { pages = articles, seconds: stages = {} } = printed ? REPORT.parse(JSON.parse(printed)) : {};
    const costly = Object.entries(stages)
      .filter(([, one]) => one >= seconds / 20)
      .sort(([, a], [, b]) => b - a);
    return [
      generator,
      String(articles),
      scenario,
      `${seconds.toFixed(2)} s`,
      processor === undefined ? '–' : `${processor.toFixed(2)} s`,
      ((seconds * 1000) / pages).toFixed(1),
      peak === undefined ? '–' : `${Math.round(peak / 1024 ** 2)} MB`,
      costly.map(([stage, one]) => `${stage} ${one.toFixed(2)}`).join(', '),
    ];
  });
  return markdownTable(
    ['generator', 'articles', 'build', 'median', 'processor', 'ms a page', 'peak memory', 'stages'],
    body,
  );
}

/** What a build prints of itself as JSON. */
const REPORT = z.object({ pages: z.number(), seconds: z.record(z.string(), z.number()) });

export function waitTable(waits: readonly (Wait & { articles: number })[]): string {
  return markdownTable(
    ['this site', 'articles', 'median', "server's processor"],
    waits.map(({ what, articles, median, processor }) => [
      what,
      String(articles),
      `${Math.round(median)} ms`,
      processor === undefined ? '–' : `${Math.round(processor)} ms`,
    ]),
  );
}

/** What Lighthouse says of each page, and what of it is not as it should be. */
export function auditTable(audits: readonly Audit[]): string {
  const body = audits.map(({ path, scores, largestPaint, slowedPaint, blocking, shift, script, failed }) => [
    path,
    scores.join(' / '),
    `${Math.round(largestPaint)} ms`,
    `${Math.round(slowedPaint)} ms`,
    `${Math.round(blocking)} ms`,
    shift.toFixed(3),
    `${(script / 1024).toFixed(1)} kB`,
    failed.join(', '),
  ]);
  const scores = 'performance / accessibility / best practices / SEO';
  return markdownTable(['page', scores, 'largest paint', 'slowed', 'blocking', 'shift', 'script', 'failed'], body);
}

function markdownTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}
