import { argv, env } from 'node:process';

/** The randomised tests with minutes instead of seconds, from another seed each time; `FUZZ_SECONDS` and `FUZZ_SEED` set both. */
env.FUZZ_SECONDS ??= '300';
env.FUZZ_SEED ??= String(Date.now() % 1_000_000_000);
console.log(`FUZZ_SEED=${env.FUZZ_SEED} FUZZ_SECONDS=${env.FUZZ_SECONDS}`);
if (argv.length === 2) argv.push('fuzz/', 'warm-equals-cold');
await import('./run.ts');
