import { setFlagsFromString } from 'node:v8';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { report as messages } from '../diagnostics/messages/report.fr.ts';
import { lockOutput, realPlace, whyNotPublishTo } from '../output/index.ts';
import { build, buildUnlessUnchanged, openCache, reportOf, type Stage } from '../pipeline/index.ts';
import { EXIT_FAILURE, EXIT_USAGE, errorMessage, exitWith } from './end.ts';
import { type BuildFlags, type CheckFlags, readClock } from './options.ts';
import { showReport, showStop } from './report.ts';
import { siteDefinition } from './site-definition.ts';

const CLEAR_LINE = '\r\u001b[K';

type Flags = CheckFlags & Partial<BuildFlags>;

/** Builds the site for visitors, and publishes it into `out`. With `json`, errors that stop the build are printed as JSON, too. */
export async function runBuild(flags: Flags): Promise<void> {
  try {
    await buildFor(flags);
  } catch (error) {
    if (flags.json) showStop(errorMessage(error));
    throw error;
  }
}

async function buildFor({
  content,
  base,
  now,
  json,
  quiet,
  detail,
  out: given,
  compress = false,
  brouillon = false,
}: Flags): Promise<void> {
  tuneEngine();
  const site = siteDefinition(content);
  const out = given === undefined ? undefined : realPlace(given);
  const refusal = out === undefined ? undefined : whyNotPublishTo(out, site);
  if (refusal) {
    if (json) showStop(refusal);
    return exitWith(refusal, EXIT_USAGE);
  }
  if (out !== undefined) lockOutput(out);
  const showsStages = process.stderr.isTTY && !json && !quiet;
  const options = {
    production: true,
    lookOnly: brouillon,
    review: out === undefined,
    compressed: compress,
    cache: openCache(site),
    base,
    now: readClock(site, now),
    onStage: showsStages
      ? (stage: Stage) => process.stderr.write(`${CLEAR_LINE}${messages.stages[stage]}…`)
      : undefined,
  };
  const building =
    out === undefined ? build(site, options).then(reportOf) : buildUnlessUnchanged(site, { ...options, out });
  const report = await building.finally(() => showsStages && process.stderr.write(CLEAR_LINE));
  showReport(report, { summaries: out === undefined, json, quiet, detail, rulesToFillIn: site.rulesToFillIn });
  if (!report.ok) process.exitCode = EXIT_FAILURE;
  else if (given !== undefined && !json && !quiet) console.log(cli.published(given));
}

/** Tunes V8 for one build. At 4,000 pages, doubling heaps would leave a fifth as garbage; Node 20 optimizes too late, which costs a fifth of a warm build. */
function tuneEngine(): void {
  setFlagsFromString('--heap-growing-percent=25');
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');
}
