import { join } from 'node:path';
import type { Builder } from './builder.ts';
import { INDEX, middleOf, SITE_URL, writeArticles, writeFiles } from './files.ts';
import { PACKAGES } from './packages.ts';
import { SCRIPT, STYLES } from './peer-assets.ts';

/** Astro from a folder above the project's; a content collection, code highlighted with Prism. */
export function astro(home: string): Builder {
  return {
    home,
    name: 'Astro',
    version: PACKAGES.astro,
    prepare: (articles, folder) => {
      writeFiles(folder, FILES);
      writeArticles(join(folder, 'src/content/articles'), articles);
      const { slug } = middleOf(articles);
      return {
        build: {
          file: process.execPath,
          args: [join(home, 'node_modules/astro/astro.js'), 'build', '--silent'],
          cwd: folder,
          env: { ASTRO_TELEMETRY_DISABLED: '1' },
        },
        made: ['dist', '.cache', '.astro', 'node_modules'].map((name) => join(folder, name)),
        changing: join(folder, 'src/content/articles', `${slug}.md`),
        output: join(folder, 'dist/articles', slug, 'index.html'),
      };
    },
  };
}

const FILES = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'tsconfig.json': '{ "extends": "astro/tsconfigs/base" }\n',
  'astro.config.mjs': `import { defineConfig } from 'astro/config';

export default defineConfig({
  site: '${SITE_URL}',
  cacheDir: './.cache',
  markdown: { syntaxHighlight: 'prism' },
});
`,
  'public/page.js': SCRIPT,
  'src/site.css': STYLES,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { defineCollection, z } from 'astro:content';

const articles = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/articles' }),
  schema: z.object({ title: z.string(), description: z.string(), date: z.date() }),
});
export const collections = { articles };
`,
  'src/Layout.astro': `---
import './site.css';
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><meta name="description" content={description}><link rel="canonical" href={new URL(Astro.url.pathname, Astro.site)}><script is:inline type="module" src="/page.js"></script></head>
<body class="body"><header class="header"><nav aria-label="Principale"><a href="/">Tous les articles</a></nav></header>
<main class="main"><h1>{title}</h1><slot /></main>
<footer class="footer">Banc d’essai</footer></body>
</html>
`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import Layout from '../Layout.astro';
const articles = (await getCollection('articles')).sort((a, b) => b.data.date - a.data.date);
---
<Layout title="${INDEX.title}" description="${INDEX.description}">
<p>Des cas, un par page.</p>
<ul class="list">{articles.map(({ id, data }) => <li><time datetime={data.date.toISOString().slice(0, 10)}>{data.date.toISOString().slice(0, 10)}</time> <a href={\`/articles/\${id}\`}>{data.title}</a></li>)}</ul>
</Layout>
`,
  'src/pages/articles/[slug].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../../Layout.astro';

export async function getStaticPaths() {
  const articles = (await getCollection('articles')).sort((a, b) => a.data.date - b.data.date);
  return articles.map((article, index) => ({
    params: { slug: article.id },
    props: { article, previous: articles[index - 1], following: articles[index + 1] },
  }));
}
const { article, previous, following } = Astro.props;
const { Content } = await render(article);
const date = article.data.date.toISOString().slice(0, 10);
---
<Layout title={article.data.title} description={article.data.description}>
<p><time datetime={date}>{date}</time></p>
<div class="prose"><Content /></div>
<nav class="neighbours" aria-label="Articles voisins">{previous && <a href={\`/articles/\${previous.id}\`} rel="prev">{previous.data.title}</a>}{following && <a href={\`/articles/\${following.id}\`} rel="next">{following.data.title}</a>}</nav>
</Layout>
`,
};
