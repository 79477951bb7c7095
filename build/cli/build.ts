import type { SiteDefinition } from '../contract/definition.ts';
import { budgets as messages } from '../diagnostics/messages/budgets.fr.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { pageWeights, realPlace, whyNotPublishTo } from '../output/index.ts';
import { type BuildResult, build, openCache } from '../pipeline/index.ts';
import { keepHeapTight } from '../platform/heap.ts';
import { forStream } from '../platform/terminal.ts';
import { FAILED, fail, MISUSED } from './end.ts';
import { type BuildFlags, clockOf } from './options.ts';
import { claim } from './output-lock.ts';
import { printBudget, stageName } from './report/report.ts';
import { showResult } from './show.ts';
import { siteDefinition } from './site-definition.ts';

const CLEAR_LINE = '\r\u001b[K';

/** Builds the site for visitors, with all its checks; publishes it where `out` says so. */
export async function runBuild({
  content,
  base,
  now,
  json,
  quiet,
  detail,
  out: given,
  budget,
  compress = false,
  brouillon = false,
}: BuildFlags & { out?: string; compress?: boolean; brouillon?: boolean }): Promise<void> {
  keepHeapTight();
  const site = siteDefinition(content);
  const out = given === undefined ? undefined : realPlace(given);
  const refusal = out === undefined ? undefined : whyNotPublishTo(out, site);
  if (refusal) return fail(refusal, MISUSED);
  if (out !== undefined) claim(out);
  const showsStages = process.stderr.isTTY && !json && !quiet;
  const result = await build(site, {
    production: true,
    lookOnly: brouillon,
    review: out === undefined,
    compressed: compress,
    cache: openCache(site),
    out,
    base,
    now: clockOf(site, now),
    onStage: showsStages ? (stage) => process.stderr.write(`${CLEAR_LINE}${stageName(stage)}…`) : undefined,
  }).finally(() => showsStages && process.stderr.write(CLEAR_LINE));
  showResult(result, { summaries: out === undefined, json, quiet, detail });
  if (result.ok && budget && !json) console.log(forStream(`\n${budgetReport(site, result)}`, process.stdout));
  if (!result.ok) process.exitCode = FAILED;
  else if (given !== undefined && !json && !quiet) console.log(cli.published(given));
}

function budgetReport({ budgets }: SiteDefinition, { pages, files, base = '' }: BuildResult): string {
  if (!budgets) return messages.noBudgets;
  return printBudget(pageWeights(pages, files, { base, budgets }));
}
