import { siteDefinition } from '../build/cli/site-definition.ts';
import { fileText } from '../build/contract/output.ts';
import { openCache } from '../build/pipeline/index.ts';
import { build } from '../build/pipeline/pipeline.ts';
import { htmlFaultsIn } from './support/html-validator.ts';

/** The last part of `npm run check`: every page of the site, as the check before it has built it, held against the HTML standard. */
const site = siteDefinition('content');
const { pages } = await build(site, { production: true, cache: openCache(site) });
const faults = await htmlFaultsIn(pages.map(({ route, file }) => [route.output, fileText(file)]));
for (const fault of faults) console.error(fault);
if (pages.length === 0 || faults.length > 0) process.exitCode = 1;
