import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import type { Article } from './corpus.ts';
import type { Command } from './rounds.ts';

/** A site to build in a folder of its own. */
export interface Project {
  generator: string;
  build: Command;
  /** Folders of output and of caches, without which the next build is a cold one. */
  made: readonly string[];
  /** A text that is changed between builds. */
  article: string;
  /** A file that every build writes, which proves that it did. */
  output: string;
}

/** The workshop may be left out of a project. */
const PARTS = ['build', 'src', 'static', 'atelier', 'package.json', 'tsconfig.json'].filter((part) =>
  existsSync(join(projectRoot, part)),
);
/** In characters, by the blog's schema. */
const LONGEST_DESCRIPTION = 160;

/** Writes this site with more articles into a folder below this project, whose packages it finds there. */
export function siteProject(folder: string, articles: readonly Article[]): Project {
  for (const part of PARTS) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  for (const { slug, title, description, date, body } of articles) {
    const data = { titre: title, description: description.slice(0, LONGEST_DESCRIPTION), chapeau: description };
    const actions = [{ libelle: 'Démarrer mon projet', lien: '/contact' }];
    const fin = { titre: 'Et chez vous ?', texte: 'Parlons de vos dossiers.', actions };
    writeText(
      folder,
      `content/blog/${slug}.md`,
      withFrontMatter({ ...data, categorie: 'Automatisation', date, fin }, body),
    );
  }
  return {
    generator: 'this site',
    build: {
      file: process.execPath,
      // As `npm run build` starts it.
      args: ['--initial-old-space-size=96', 'build/cli/start.js', 'build', '--no-compress', '--json', '--quiet'],
      cwd: folder,
    },
    made: ['dist', '.cache'].map((name) => join(folder, name)),
    article: join(folder, 'content/blog/roi-automatisation.md'),
    output: join(folder, 'dist/blog/roi-automatisation/index.html'),
  };
}

/** Versions that the figures are of. Astro 7 asks for a newer Node than the oldest that this project runs on. */
const PACKAGES = ['@11ty/eleventy@3.1.8', 'astro@7.3.5', 'node@22.23.3'];

/** Installs Eleventy and Astro into a folder of their own, in which their projects find them. */
export function installPeers(folder: string): void {
  writeText(folder, 'package.json', '{ "private": true, "type": "module" }\n');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}

/** Writes a project of Eleventy's below the peers' folder: a page an article, and a list of all. */
export function eleventyProject(peers: string, articles: readonly Article[]): Project {
  const folder = join(peers, `eleventy-${articles.length}`);
  const args = [join(peers, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'];
  return {
    generator: 'Eleventy 3',
    build: { file: process.execPath, args, cwd: folder },
    made: [join(folder, '_site')],
    ...writePeer(folder, ELEVENTY, articles, { texts: 'content/blog', pages: '_site/blog' }),
  };
}

/** Writes a project of Astro's below the peers' folder: a content collection, a page an article, and a list of all. */
export function astroProject(peers: string, articles: readonly Article[]): Project {
  const folder = join(peers, `astro-${articles.length}`);
  return {
    generator: 'Astro 7',
    build: {
      file: join(peers, 'node_modules/node/bin/node'),
      args: [join(peers, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      cwd: folder,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    made: ['dist', '.astro', 'node_modules'].map((name) => join(folder, name)),
    ...writePeer(folder, ASTRO, articles, { texts: 'content', pages: 'dist/blog' }),
  };
}

/** Returns the version of the installed Hugo; undefined where there is none. */
export function hugoVersion(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? /v([\d.]+)/.exec(stdout)?.[1] : undefined;
}

/**
 * Writes two projects of Hugo's. One has a highlighted page an article, and a list of all. The other does the same work as this site besides: a
 * sharing image with the title set over a picture (`images.Text`), the article as Markdown, and a feed and a sitemap of all.
 */
export async function hugoProjects(folder: string, articles: readonly Article[], version: string): Promise<Project[]> {
  const [plain, same] = [join(folder, 'plain'), join(folder, 'same-work')];
  mkdirSync(join(same, 'assets'), { recursive: true });
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0a0d1a' } })
    .png()
    .toFile(join(same, 'assets/base.png'));
  const project = (work: string, cwd: string, files: Readonly<Record<string, string>>): Project => ({
    generator: `Hugo ${version}, ${work}`,
    build: { file: 'hugo', args: ['--source', cwd, '--quiet'], cwd },
    made: ['public', 'resources', '.hugo_build.lock'].map((name) => join(cwd, name)),
    ...writePeer(cwd, { ...HUGO, ...files }, articles, { texts: 'content/blog', pages: 'public/blog' }),
  });
  return [project('plain', plain, HUGO_PLAIN), project('same work', same, HUGO_SAME_WORK)];
}

/** Writes the files and the articles of another generator's project. `places`: folders of its texts and of their pages. */
function writePeer(
  folder: string,
  files: Readonly<Record<string, string>>,
  articles: readonly Article[],
  places: { texts: string; pages: string },
): Pick<Project, 'article' | 'output'> {
  for (const [path, text] of Object.entries(files)) writeText(folder, path, text);
  const textOf = (slug: string) => join(places.texts, `${slug}.md`);
  for (const { slug, body, ...data } of articles) writeText(folder, textOf(slug), withFrontMatter(data, body));
  const { slug = '' } = articles[Math.floor(articles.length / 2)] ?? {};
  return { article: join(folder, textOf(slug)), output: join(folder, places.pages, slug, 'index.html') };
}

/** JSON is YAML as well; dates stand without quotes, as writers type them. */
function withFrontMatter(data: object, body: string): string {
  const lines = Object.entries(data).map(
    ([name, value]) => `${name}: ${name === 'date' ? value : JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

function writeText(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function document(title: string, main: string, head = ''): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><a href="/">Bench</a><main><h1>${title}</h1>${main}</main></body>
</html>
`;
}

const ELEVENTY = {
  'eleventy.config.js': "export default () => ({ dir: { input: 'content', includes: '../layouts' } });\n",
  'content/blog/blog.json': '{ "tags": "articles", "layout": "article.njk" }',
  'content/index.njk': document(
    'Articles',
    '<ul>{% for one in collections.articles | reverse %}<li><a href="{{ one.url }}">{{ one.data.title }}</a></li>{% endfor %}</ul>',
  ),
  'layouts/article.njk': document(
    '{{ title }}',
    '<div>{{ content | safe }}</div>',
    '<meta name="description" content="{{ description }}">',
  ),
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
${document('Articles', '<ul>{articles.map(({ id, data }) => <li><a href={"/blog/" + id + "/"}>{data.title}</a></li>)}</ul>')}`,
  'src/pages/blog/[slug].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('blog')).map((article) => ({ params: { slug: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
${document('{article.data.title}', '<div><Content /></div>', '<meta name="description" content={article.data.description}>')}`,
};

const TIME = '<time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time>';
const HEAD =
  '<meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"><link rel="stylesheet" href="/site.css">';
const ARTICLE = `<p>${TIME}</p><div>{{ .Content }}</div>`;
const SHARING_IMAGE =
  '{{ $text := images.Text .Title (dict "size" 68 "x" 72 "y" 400) }}{{ with resources.Get "base.png" }}{{ with .Filter $text }}<meta property="og:image" content="{{ .Permalink }}">{{ end }}{{ end }}';
const CONFIG = 'baseURL = "https://bench.test/"\ntitle = "Articles"\n[markup.highlight]\nnoClasses = false\n';

const HUGO = {
  'static/site.css': '.list{list-style:none}',
  'layouts/index.html': document(
    '{{ .Title }}',
    `<ul class="list">{{ range .Site.RegularPages.ByDate.Reverse }}<li>${TIME} <a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>`,
    HEAD,
  ),
};

const HUGO_PLAIN = {
  'config.toml': `disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "404", "robotsTXT"]\n${CONFIG}`,
  'layouts/_default/single.html': document('{{ .Title }}', ARTICLE, HEAD),
};

const HUGO_SAME_WORK = {
  'config.toml': `disableKinds = ["taxonomy", "term", "section", "404", "robotsTXT"]\n${CONFIG}
[outputs]
home = ["HTML", "RSS"]
page = ["HTML", "MARKDOWN"]
[outputFormats.MARKDOWN]
mediaType = "text/markdown"
isPlainText = true
baseName = "index"
[mediaTypes."text/markdown"]
suffixes = ["md"]
`,
  'layouts/_default/single.html': document('{{ .Title }}', ARTICLE, HEAD + SHARING_IMAGE),
  'layouts/_default/single.md': '# {{ .Title }}\n\n{{ .RawContent }}',
};
