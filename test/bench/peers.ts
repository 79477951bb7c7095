import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './corpus.ts';
import { type Project, writeText } from './project.ts';

/** Versions that the figures are of. Astro 7 asks for a newer Node than the oldest that this project runs on. */
const PACKAGES = ['@11ty/eleventy@3.1.8', 'astro@7.3.5', 'node@22.23.3'];

/** Installs Eleventy and Astro into a folder of their own, in which their projects find them. */
export function installPeers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeText(folder, 'package.json', '{ "private": true, "type": "module" }\n');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}

/** Writes a project of Eleventy's below the peers' folder: a page an article, and a list of all. */
export function eleventyProject(peers: string, articles: readonly Article[]): Project {
  const folder = join(peers, `eleventy-${articles.length}`);
  for (const [path, text] of Object.entries(ELEVENTY)) writeText(folder, path, text);
  for (const article of articles)
    writeText(folder, `content/blog/${article.slug}.md`, withFrontMatter(article, 'layout: article.njk'));
  return {
    generator: 'Eleventy 3',
    build: {
      file: process.execPath,
      args: [join(peers, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
      cwd: folder,
    },
    made: [join(folder, '_site')],
    ...filesOf(articles, join(folder, 'content/blog'), join(folder, '_site/blog')),
  };
}

/** Writes a project of Astro's below the peers' folder: a content collection, a page an article, and a list of all. */
export function astroProject(peers: string, articles: readonly Article[]): Project {
  const folder = join(peers, `astro-${articles.length}`);
  for (const [path, text] of Object.entries(ASTRO)) writeText(folder, path, text);
  for (const article of articles) writeText(folder, `content/${article.slug}.md`, withFrontMatter(article));
  return {
    generator: 'Astro 7',
    build: {
      file: join(peers, 'node_modules/node/bin/node'),
      args: [join(peers, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      cwd: folder,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    made: ['dist', '.astro', 'node_modules'].map((name) => join(folder, name)),
    ...filesOf(articles, join(folder, 'content'), join(folder, 'dist/blog')),
  };
}

function filesOf(articles: readonly Article[], texts: string, pages: string): Pick<Project, 'article' | 'output'> {
  const { slug = '' } = articles[Math.floor(articles.length / 2)] ?? {};
  return { article: join(texts, `${slug}.md`), output: join(pages, slug, 'index.html') };
}

function withFrontMatter({ title, description, date, body }: Article, more = ''): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\ndate: ${date}\n${more}\n---\n\n${body}`;
}

function document(title: string, description: string, main: string): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${title}</title><meta name="description" content=${description}></head>
<body><a href="/">Bench</a><main><h1>${title}</h1>${main}</main></body>
</html>
`;
}

const ELEVENTY = {
  'eleventy.config.js': "export default () => ({ dir: { input: 'content', includes: '../layouts' } });\n",
  'content/blog/blog.json': '{ "tags": "articles" }',
  'content/index.njk': document(
    'Articles',
    '"Articles"',
    '<ul>{% for one in collections.articles | reverse %}<li><a href="{{ one.url }}">{{ one.data.title }}</a></li>{% endfor %}</ul>',
  ),
  'layouts/article.njk': document('{{ title }}', '"{{ description }}"', '<div>{{ content | safe }}</div>'),
};

const ASTRO = {
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { blog: defineCollection({ loader: glob({ base: './content', pattern: '*.md' }) }) };
`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
const articles = (await getCollection('blog')).sort((a, b) => String(b.data.date).localeCompare(String(a.data.date)));
---
${document('Articles', '"Articles"', '<ul>{articles.map(({ id, data }) => <li><a href={"/blog/" + id + "/"}>{data.title}</a></li>)}</ul>')}`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((article) => ({ params: { slug: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
${document('{article.data.title}', '{article.data.description}', '<div><Content /></div>')}`,
};
