import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanUp } from '../support/at-end.ts';
import { astro } from './builders/astro.ts';
import type { Builder } from './builders/builder.ts';
import { eleventy } from './builders/eleventy.ts';
import { hugo } from './builders/hugo.ts';
import { ours } from './builders/ours.ts';
import { installPackages, PACKAGES } from './builders/packages.ts';
import { devWaits } from './dev-waits.ts';
import { auditPages } from './lighthouse.ts';
import { commandWaits, ownCopy } from './own-site.ts';
import { measure, type Row } from './rounds.ts';
import { searchWait } from './search-waits.ts';
import { auditTable, comparisonTable, searchTable, stageTable, waitTable } from './table.ts';

const { values } = parseArgs({
  options: {
    /** Articles of each corpus; none for this site's own times alone. */
    sizes: { type: 'string', default: '250,1000,4000,10000' },
    /** Builds in each scenario. */
    runs: { type: 'string', default: '3' },
    /** Saves in the development server; 0 for none. */
    saves: { type: 'string', default: '15' },
    /** Articles that are searched. */
    search: { type: 'string', default: '10000' },
    peers: { type: 'boolean', default: false },
    /** This site's pages as Lighthouse sees them. */
    lighthouse: { type: 'boolean', default: false },
    /** Where the numbers are written. */
    out: { type: 'string', default: '.cache/bench/results' },
  },
});

const folder = resolve('.cache/bench');
const [runs, saves] = [Number(values.runs), Number(values.saves)];
const sizes = values.sizes.split(',').filter(Boolean).map(Number);

const rows: Row[] = [];
for (const pages of sizes) {
  const measured = await measure(builders(), pages, runs, folder);
  rows.push(...measured);
  console.log(`${comparisonTable(measured)}\n\n${stageTable(measured)}\n`);
}
const copy = ownCopy();
const waits = [...(await commandWaits(copy, runs)), ...(saves > 0 ? await devWaits(copy, saves) : [])];
console.log(waitTable(waits));
const search = await searchWait(Number(values.search));
console.log(`\n${searchTable(search)}`);
const audits = values.lighthouse ? await auditPages(join(folder, 'lighthouse')) : [];
if (audits.length > 0) console.log(`\n${auditTable(audits)}`);

const out = resolve(values.out);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'results.json'), `${JSON.stringify({ rows, waits, search, audits }, null, 2)}\n`);
await cleanUp();

function builders(): Builder[] {
  if (!values.peers) return [ours];
  // In a folder of their own: what is built beside it finds other versions of the same packages.
  const peers = join(folder, 'peers');
  installPackages(peers, PACKAGES);
  return [ours, hugo() ?? [], eleventy(peers), astro(peers)].flat();
}
