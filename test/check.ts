import { spawnSync } from 'node:child_process';
import { projectRoot } from './support/project-root.ts';

/** The steps of `npm run check`, in the words of the terminal; options go to the one that builds. The first that fails ends it. */
const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['Types', 'node_modules/typescript/bin/tsc'],
  ['Style du code', 'node_modules/@biomejs/biome/bin/biome', 'check'],
  ['Code inutilisé', 'node_modules/knip/bin/knip.js', '--no-config-hints'],
  ['Textes et pages', '--initial-old-space-size=96', 'build/cli/start.js', 'check', ...process.argv.slice(2)],
  ['HTML des pages', '--import', 'tsx', 'test/html.ts'],
];

for (const [name, ...command] of STEPS) {
  console.log(`${name}…`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: projectRoot, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1).replace('.', ',');
  console.log(`${name} : ${status === 0 ? 'rien à redire' : 'à corriger'} (${seconds} s)\n`);
  if (status !== 0) process.exit(status ?? 1);
}
