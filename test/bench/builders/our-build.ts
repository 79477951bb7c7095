import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import pc from 'picocolors';
import { printDiagnostics } from '../../../build/diagnostics/print.ts';
import { build } from '../../../build/pipeline.ts';
import { printReport, reportOf } from '../../../build/report/report.ts';
import { keepHeapTight } from '../../../build/system/heap.ts';
import { site } from '../../fixtures/english/src/site.ts';

/** One build of the site in the folder given, with all its checks; prints the seconds that each stage took. */
const [, , root = ''] = argv;
// Its feed and its map have no counterpart in what the other generators make.
const { files: _, markdown, ...english } = site;
const definition = {
  ...english,
  markdown: { ...markdown, code: { ...markdown.code, languages: ['javascript'] } },
  root,
  contentDir: join(root, 'content'),
  staticDir: join(root, 'static'),
  cacheDir: join(root, '.cache'),
  modules: [resolve(import.meta.dirname, '../../fixtures/english/src/site.ts')],
};
keepHeapTight();
const result = await build(definition, { production: true, out: join(root, 'dist') });
const report = reportOf(result);
// Printing is part of what a person waits for.
printReport(report, pc.createColors(false));
if (!result.ok || result.diagnostics.length > 0) {
  console.error(printDiagnostics(result.diagnostics.slice(0, 20), result.sources, pc.createColors(false)));
  process.exit(1);
}
console.log(JSON.stringify(report.seconds));
