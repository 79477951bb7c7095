import { argv, env } from 'node:process';

/**
 * `npm run test:long`: the randomised tests with minutes instead of seconds, from another seed each time, and the long files of tests.
 * `FUZZ_SECONDS` and `FUZZ_SEED` set both; words choose files, as for `npm test`.
 */
env.FUZZ_SECONDS ??= '300';
env.FUZZ_SEED ??= String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${env.FUZZ_SEED} FUZZ_SECONDS=${env.FUZZ_SECONDS}`);
if (argv.length === 2) argv.push('fuzz/', 'warm-equals-cold', 'all-content', '.long.test');
await import('./run.ts');
