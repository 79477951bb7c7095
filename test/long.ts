import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execArgv, execPath } from 'node:process';
import { testFiles } from './runner/test-files.ts';

/**
 * `npm run test:long`: the randomised tests with minutes instead of seconds, from another seed each time, the long files of tests, and those of the browser
 * once more in pages that are slow. `FUZZ_SECONDS` and `FUZZ_SEED` set both; words choose files, as for `npm test`.
 */
env.FUZZ_SECONDS ??= '300';
env.FUZZ_SEED ??= String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${env.FUZZ_SEED} FUZZ_SECONDS=${env.FUZZ_SECONDS}`);
const isWhole = argv.length === 2;
if (isWhole) argv.push('fuzz/', 'warm-equals-cold', 'all-content', '.long.test');
await import('./run.ts');
if (isWhole) {
  const inBrowser = testFiles().filter((file) => /^test\/browser\/|^atelier\/test\/(?:browser|client)\//.test(file));
  const run = [...execArgv, join(import.meta.dirname, 'run.ts'), ...inBrowser];
  const { status } = spawnSync(execPath, run, { stdio: 'inherit', env: { ...env, SLOW: '4' } });
  process.exitCode ||= status ?? 1;
}
