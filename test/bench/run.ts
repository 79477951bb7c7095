import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanUp } from '../support/at-end.ts';
import { projectRoot } from '../support/project-root.ts';
import { corpus } from './corpus.ts';
import { devWaits, type Wait } from './dev-waits.ts';
import { hugoProject, hugoVersion } from './hugo.ts';
import { auditPages } from './lighthouse.ts';
import { siteProject } from './projects.ts';
import { measure, type Row } from './rounds.ts';
import { auditTable, buildTable, waitTable } from './table.ts';

const { values } = parseArgs({
  options: {
    /** How many articles this site is given besides its own, one site a number. */
    sizes: { type: 'string', default: '0,250,1000,4000' },
    /** Builds in each scenario. */
    runs: { type: 'string', default: '1' },
    /** Saves in the development server of the smallest site, and of the one that the workshop has to be quick with; 0 for none. */
    saves: { type: 'string', default: '15' },
    /** This site's pages as Lighthouse sees them. */
    lighthouse: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test/bench/results/results.md' },
  },
});

// Below the project, as its packages are found there; a new one, as long as it is needed: nothing is removed while builds are timed.
const caches = join(projectRoot, '.cache');
mkdirSync(caches, { recursive: true });
const folder = mkdtempSync(join(caches, 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [runs, saves] = [Number(values.runs), Number(values.saves)];
const sizes = values.sizes.split(',').map(Number);
const hugo = hugoVersion();
/** Articles of a site that is large for one writer. */
const MANY = 1000;

const rows: Row[] = [];
for (const size of sizes) {
  const articles = corpus(size);
  const projects = [siteProject(join(folder, `site-${size}`), articles)];
  if (hugo !== undefined && size > 0)
    for (const work of ['plain', 'same work'] as const)
      projects.push(await hugoProject(join(folder, `hugo-${size}-${work.replace(' ', '-')}`), articles, hugo, work));
  rows.push(...(await measure(projects, size, runs)));
}
const tables = [buildTable(rows)];
const waits: (Wait & { articles: number })[] = [];
for (const [index, articles] of sizes.entries()) {
  if (saves === 0 || (index > 0 && articles !== MANY)) continue;
  for (const wait of await devWaits(join(folder, `site-${articles}`), saves)) waits.push({ ...wait, articles });
}
if (saves > 0) tables.push(waitTable(waits));
if (values.lighthouse) tables.push(auditTable(await auditPages(join(folder, 'lighthouse'))));

const where = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), nothing compressed, ${runs} build${runs > 1 ? 's' : ''} each.`;
const report = `${where}\n\n${tables.join('\n\n')}\n`;
console.log(report);
const out = resolve(values.out);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, report);
await cleanUp();
