import pc from 'picocolors';
import { withinSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { cleanUp } from '../support/at-end.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { pageMaker } from './page-maker.ts';
import { pathologicalTexts } from './pathological.ts';

/** What has become of a text: pages and findings, how many characters say so, and milliseconds of processor time. */
export interface Outcome {
  name: string;
  made: number;
  printed: number;
  spent: number;
}

// Run as a program of its own, which can be ended in the middle of a text: `draw-pathological.ts <characters of a text>`.
const { draw } = await pageMaker(fixtureSite());
for (const [name, text] of pathologicalTexts(Number(process.argv[2]))) {
  const before = process.cpuUsage();
  const { pages, diagnostics } = await draw('pages/x.md', text);
  const sources = new Map([['content/pages/x.md', text]]);
  const printed = printDiagnostics(withinSources(diagnostics, sources), sources, pc.createColors(false)).length;
  const { user, system } = process.cpuUsage(before);
  const outcome: Outcome = { name, made: pages.length + diagnostics.length, printed, spent: (user + system) / 1000 };
  process.send?.(outcome);
}
await cleanUp();
process.disconnect();
