import { join } from 'node:path';
import type { Builder } from './builder.ts';
import { PACKAGES } from './packages.ts';
import { INDEX, listItem, page, SCRIPT, SITE_URL, STYLES } from './pages.ts';

/** Astro from a folder above the project's; a content collection, code highlighted with Prism. */
export function astro(home: string): Builder {
  const program = join(home, 'node_modules/astro/astro.js');
  return {
    home,
    name: 'Astro',
    version: PACKAGES.astro,
    layout: (folder) => ({
      texts: 'src/content/notes',
      pages: 'dist/notes',
      made: ['dist', '.cache', '.astro', 'node_modules'],
      files: FILES,
      build: {
        file: process.execPath,
        args: [program, 'build', '--silent'],
        cwd: folder,
        env: { ASTRO_TELEMETRY_DISABLED: '1' },
      },
    }),
  };
}

const TIME = '<time datetime={day(data)}>{day(data)}</time>';
const URL = '{new URL(Astro.url.pathname, Astro.site)}';
const ITEM = listItem(TIME, "{'/notes/' + id}", '{data.title}');
const IMPORTS = `import { getCollection, render } from 'astro:content';
const day = ({ date }) => date.toISOString().slice(0, 10);`;

const FILES = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'tsconfig.json': '{ "extends": "astro/tsconfigs/base" }\n',
  'astro.config.mjs': `export default { site: '${SITE_URL}', cacheDir: './.cache', markdown: { syntaxHighlight: 'prism' } };\n`,
  'public/page.js': SCRIPT,
  'public/site.css': STYLES,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { defineCollection, z } from 'astro:content';

const notes = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/notes' }),
  schema: z.object({ title: z.string(), description: z.string(), date: z.date() }),
});
export const collections = { notes };
`,
  'src/pages/index.astro': `---
${IMPORTS}
const notes = (await getCollection('notes')).sort((a, b) => b.data.date - a.data.date);
---
${page({ title: INDEX.title, description: `"${INDEX.description}"`, url: URL, main: `<ul class="list">{notes.map(({ id, data }) => ${ITEM})}</ul>` })}`,
  'src/pages/notes/[slug].astro': `---
${IMPORTS}
export async function getStaticPaths() {
  return (await getCollection('notes')).map((note) => ({ params: { slug: note.id }, props: { note } }));
}
const { data } = Astro.props.note;
const { Content } = await render(Astro.props.note);
---
${page({ title: '{data.title}', description: '{data.description}', url: URL, main: `<p>${TIME}</p><div><Content /></div>` })}`,
};
