import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { browserProgram } from '../support/browser-program.ts';
import { all } from '../support/dom.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { timed } from './timed.ts';

/** The last that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** What Lighthouse says of a page on a phone with a slow connection, which is how it looks by default. */
export interface Audit {
  path: string;
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: readonly number[];
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes over the network. */
  script: number;
  /** Audits that keep a category from 100. */
  failed: readonly string[];
}

/** Audits the longest page of each kind of this site that searches may lead to, one after the other, in a browser of its own. Installs Lighthouse into a folder of its own first. */
export async function auditPages(folder: string): Promise<Audit[]> {
  install(folder);
  const { url } = await realSite();
  const audits: Audit[] = [];
  for (const path of await longestPages()) {
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
  const report = join(folder, 'report.json');
  const args = [`${url}${path}`, '--quiet', '--output=json', `--output-path=${report}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await timed({
    file: process.execPath,
    args: [join(folder, 'node_modules/lighthouse/cli/index.js'), ...args, flags],
    cwd: folder,
    env: { CHROME_PATH: await browserProgram() },
  });
  return { path, ...read(REPORT.parse(JSON.parse(readFileSync(report, 'utf8')))) };
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

function read({ categories, audits }: z.output<typeof REPORT>): Omit<Audit, 'path'> {
  const { 'resource-summary': resources, ...rest } = audits;
  const measured = (id: string) => rest[id]?.numericValue ?? Number.NaN;
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    largestPaint: measured('largest-contentful-paint'),
    blocking: measured('total-blocking-time'),
    shift: measured('cumulative-layout-shift'),
    script: resources.details.items.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? 0,
    failed: [...new Set(counted.map(({ id }) => id).filter((id) => (rest[id]?.score ?? 1) < 0.9))],
  };
}
