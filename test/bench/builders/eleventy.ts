import { join } from 'node:path';
import { type Builder, head } from './builder.ts';
import { PACKAGES } from './packages.ts';
import { INDEX, listItem, page, SCRIPT, SITE_URL, STYLES } from './pages.ts';

/** Eleventy from a folder above the project's; code is highlighted with Prism, headings have ids. */
export function eleventy(home: string): Builder {
  const program = join(home, 'node_modules/@11ty/eleventy/cmd.cjs');
  return {
    home,
    name: 'Eleventy',
    version: PACKAGES['@11ty/eleventy'],
    layout: (folder) => ({
      texts: 'src/notes',
      pages: '_site/notes',
      made: ['_site', '.cache'],
      files: FILES,
      build: { file: process.execPath, args: [program, '--quiet'], cwd: folder },
    }),
  };
}

const timeOf = (note: string) =>
  ['<time datetime="', '">', '</time>'].join(`{{ ${note}.date.toISOString().slice(0, 10) }}`);
const HEAD = { title: '{{ title }}', description: '"{{ description }}"', url: `"${SITE_URL}{{ page.url }}"` };
const ITEM = listItem(timeOf('post'), '"{{ post.url }}"', '{{ post.data.title }}');
const LIST = `<ul class="list">{% for post in collections.note | reverse %}${ITEM}{% endfor %}</ul>`;

const FILES = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'eleventy.config.js': `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
import anchor from 'markdown-it-anchor';

export default function (config) {
  config.addPlugin(highlight);
  config.amendLibrary('md', (md) => md.use(anchor));
  config.addPassthroughCopy({ assets: '/' });
  return { dir: { input: 'src' }, markdownTemplateEngine: false };
}
`,
  'assets/site.css': STYLES,
  'assets/page.js': SCRIPT,
  'src/notes/notes.json': '{ "layout": "note.njk", "tags": "note" }\n',
  'src/index.njk': `---\n${head(INDEX)}\n---\n${page({ ...HEAD, main: LIST })}`,
  'src/_includes/note.njk': page({ ...HEAD, main: `<p>${timeOf('page')}</p><div>{{ content | safe }}</div>` }),
};
