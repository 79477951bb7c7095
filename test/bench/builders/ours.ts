import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Builder, head } from './builder.ts';
import { INDEX, SITE_URL } from './pages.ts';

const project = resolve(import.meta.dirname, '../../..');

/** This project's generator, as its command line runs it, with the kinds and pages of the English fixture. */
export const ours: Builder = {
  name: 'orbite',
  version: process.env.npm_package_version ?? '',
  layout: (folder) => {
    const fixture = join(project, 'test/fixtures/english');
    for (const part of ['src', 'static']) cpSync(join(fixture, part), join(folder, part), { recursive: true });
    return {
      texts: 'content/notes',
      pages: 'dist/notes',
      made: ['dist', '.cache'],
      files: {
        'content/site.md': `---\nname: Bench\naddress: ${SITE_URL}\nkeeper: Nobody\n---\n`,
        'content/home.md': `---\n${head(INDEX)}\n---\n\nOne note a page.\n`,
      },
      build: {
        file: process.execPath,
        args: ['--import', 'tsx', join(import.meta.dirname, 'our-build.ts'), folder],
        cwd: project,
      },
      frontMatter: ({ date }) => `day: ${date}\ntags: []`,
    };
  },
  stagesOf: (stdout) => JSON.parse(stdout),
};
