import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../support/project-root.ts';
import { corpus } from './corpus.ts';
import { astroProject, eleventyProject, hugoProjects, hugoVersion, installPeers, siteProject } from './projects.ts';
import { measure, type Row } from './rounds.ts';

/** `npm run bench`: builds this site with more and more articles, and other generators' sites of the same ones, and prints one table. */
const { values } = parseArgs({
  options: {
    /** Numbers of added articles, a site for each. */
    sizes: { type: 'string', default: '0,1000' },
    /** Builds in each scenario. */
    runs: { type: 'string', default: '1' },
    /** Installs Eleventy and Astro for as long as the bench runs; Hugo is measured wherever it is installed. */
    peers: { type: 'boolean', default: false },
  },
});

/** Milliseconds after which no build begins, and those that run are ended. */
const LIMIT = 20 * 60 * 1000;
const deadline = performance.now() + LIMIT;

// Below the project, as its packages are found there. Nothing is removed while builds are timed.
const caches = join(projectRoot, '.cache');
mkdirSync(caches, { recursive: true });
const folder = mkdtempSync(join(caches, 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const peers = join(folder, 'peers');
if (values.peers) installPeers(peers);
const hugo = hugoVersion();
const rows: Row[] = [];
for (const size of values.sizes.split(',').map(Number)) {
  const articles = corpus(size);
  const projects = [siteProject(join(folder, `site-${size}`), articles)];
  if (size > 0 && values.peers) projects.push(eleventyProject(peers, articles), astroProject(peers, articles));
  if (size > 0 && hugo !== undefined)
    projects.push(...(await hugoProjects(join(folder, `hugo-${size}`), articles, hugo)));
  rows.push(...(await measure(projects, { articles: size, runs: Number(values.runs), deadline })));
}
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), nothing compressed.\n`,
);
console.log(tableOf(rows));

/** Returns the builds as a Markdown table. */
function tableOf(builds: readonly Row[]): string {
  const head = ['generator', 'articles', 'build', 'wall', 'processor', 'peak memory', 'machine'];
  const body = builds.map(({ generator, articles, scenario, seconds, processor, peak, isQuiet }) => [
    generator,
    String(articles),
    scenario,
    `${seconds.toFixed(2)} s`,
    Number.isNaN(processor) ? '–' : `${processor.toFixed(2)} s`,
    Number.isNaN(peak) ? '–' : `${Math.round(peak / 1024 ** 2)} MB`,
    isQuiet ? 'quiet' : 'loaded',
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}
