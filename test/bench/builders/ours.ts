import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Builder } from './builder.ts';
import { INDEX, middleOf, SITE_URL, writeArticles, writeFiles } from './files.ts';

const site = resolve(import.meta.dirname, '../site');

/** This project's generator, as its command line runs it. */
export const ours: Builder = {
  name: 'orbite',
  version: process.env.npm_package_version ?? '',
  prepare: (articles, folder) => {
    cpSync(join(site, 'src'), join(folder, 'src'), { recursive: true });
    mkdirSync(join(folder, 'static'));
    writeFiles(folder, {
      'content/site.md': `---\nurl: ${SITE_URL}\n---\n`,
      'content/index.md': `---\ntitle: ${INDEX.title}\ndescription: ${INDEX.description}\n---\n\nDes cas, un par page.\n`,
    });
    writeArticles(join(folder, 'content/articles'), articles);
    const { slug } = middleOf(articles);
    return {
      build: {
        file: process.execPath,
        args: [join(import.meta.dirname, 'our-start.js'), folder],
        cwd: resolve(import.meta.dirname, '../../..'),
      },
      made: ['dist', '.cache'].map((name) => join(folder, name)),
      changing: join(folder, 'content/articles', `${slug}.md`),
      output: join(folder, 'dist/articles', slug, 'index.html'),
    };
  },
  stagesOf: (stdout) => JSON.parse(stdout),
};
