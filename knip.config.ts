import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const hasWorkshop = existsSync('atelier');
/** Exports for the workshop, which nothing else need use. */
const OFFERED = ['build/{contract,editing}/**/*.ts', 'test/support/**/*.{ts,tsx}'];

const config: KnipConfig = {
  // `test/check.ts` starts it.
  ignoreDependencies: ['@biomejs/biome', ...(hasWorkshop ? [] : ['hast-util-from-html'])],
  ignoreBinaries: ['hugo', 'mkfifo', 'php', 'ssh-keygen', 'unshare'],
  workspaces: {
    '.': {
      entry: [
        'src/server.tsx',
        'build/pages/bundle/client/load-{alone,chunk}.ts',
        'build/server/dev/client/{page,preview-frame}.ts',
        'src/client/{page,contents,code-copy,checklists,article-list,booking,islands,motion,parts,prefill,price-table,seam,stage,workload}.ts',
        'src/pages/*/*Page.tsx',
        'test/**/*.test.{ts,tsx}',
        'test/html.ts',
        'test/runner/worker.ts',
        'test/types/*.ts',
        'test/fixtures/**/*.{ts,tsx}',
        ...(hasWorkshop ? [] : OFFERED),
      ],
      project: ['build/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'],
    },
    ...(hasWorkshop && {
      atelier: {
        entry: [
          'client/main.tsx',
          'server/review/reader/reader.ts',
          'test/support/form/harness.tsx',
          'test/fixtures/**/*.{ts,tsx}',
          'test/**/*.test.{ts,tsx}',
        ],
        project: ['**/*.{ts,tsx}'],
      },
    }),
  },
};

export default config;
