import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { browserProgram } from '../support/browser-program.ts';
import { buildRealSite } from '../support/build-real-site.ts';
import { all } from '../support/dom.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { timed } from './timed.ts';

/** The last that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Milliseconds that one report may take: 8 s on a quiet machine, 30 on a busy one. */
const LIMIT = 120_000;

/** What Lighthouse says of a page on a phone with a slow connection, which is how it looks by default. */
export interface Audit {
  path: string;
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: readonly number[];
  /** Milliseconds, as Lighthouse works them out from a load without hindrance. */
  largestPaint: number;
  /** Milliseconds, with network and processor really slowed. */
  slowedPaint: number;
  /** Milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes over the network. */
  script: number;
  /** Audits that keep a category from 100. */
  failed: readonly string[];
}

/**
 * Audits the longest page of each kind of this site that searches may lead to, compressed as hosts send it, one after the other, in a browser of its own.
 * Installs Lighthouse into a folder of its own first.
 */
export async function auditPages(folder: string): Promise<Audit[]> {
  install(folder);
  const { url } = await buildRealSite({ compressed: true });
  const audits: Audit[] = [];
  const paths = await longestPages();
  for (const [index, path] of paths.entries()) {
    console.error(`Lighthouse: ${path} (${index + 1} of ${paths.length})`);
    // A processor that is still busy with what came before would be counted as the page's.
    await pause(500);
    // Now and then a browser does not record a page's arrival, and Lighthouse asks for another run.
    audits.push(await audit(folder, url, path).catch(() => audit(folder, url, path)));
  }
  return audits;
}

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', LIGHTHOUSE];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}

async function audit(folder: string, url: string, path: string): Promise<Audit> {
  const simulated = await report(folder, url + path, 'simulate');
  const slowed = await report(folder, url + path, 'devtools', ['--only-categories=performance']);
  return { path, ...read(simulated), slowedPaint: measured(slowed, 'largest-contentful-paint') };
}

async function report(
  folder: string,
  address: string,
  throttling: 'simulate' | 'devtools',
  options: readonly string[] = [],
): Promise<Report> {
  const out = join(folder, 'report.json');
  const format = ['--quiet', '--output=json', `--output-path=${out}`, '--disable-full-page-screenshot'];
  const args = [address, ...format, `--throttling-method=${throttling}`, ...options];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await timed({
    file: process.execPath,
    args: [join(folder, 'node_modules/lighthouse/cli/index.js'), ...args, flags],
    cwd: folder,
    env: { CHROME_PATH: await browserProgram() },
    limit: LIMIT,
  });
  return REPORT.parse(JSON.parse(readFileSync(out, 'utf8')));
}

async function longestPages(): Promise<string[]> {
  const { result } = await realSite();
  const documents = await realPages();
  const longest = new Map<string, (typeof result.pages)[number]>();
  for (const page of result.pages) {
    const { contentType, path } = page.route;
    const document = documents.get(path);
    const robots = document && all(document, 'meta[name="robots"]')[0]?.attribs.content;
    if (robots?.includes('noindex')) continue;
    if (page.file.bytes > (longest.get(contentType)?.file.bytes ?? 0)) longest.set(contentType, page);
  }
  return [...longest.values()].map(({ route }) => route.path);
}

/** The part of Lighthouse's report that is of use here. */
const REPORT = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z
    .object({
      'resource-summary': z.object({
        details: z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) }),
      }),
    })
    .catchall(z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});

type Report = z.output<typeof REPORT>;

function read(report: Report): Omit<Audit, 'path' | 'slowedPaint'> {
  const { categories, audits } = report;
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    largestPaint: measured(report, 'largest-contentful-paint'),
    blocking: measured(report, 'total-blocking-time'),
    shift: measured(report, 'cumulative-layout-shift'),
    script:
      audits['resource-summary'].details.items.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? 0,
    failed: [...new Set(counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9))],
  };
}

function measured({ audits }: Report, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}
