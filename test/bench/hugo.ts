import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Article } from './corpus.ts';
import { type Project, writeText } from './project.ts';

/** Returns the version of the installed Hugo; undefined where there is none. */
export function hugoVersion(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? /v([\d.]+)/.exec(stdout)?.[1] : undefined;
}

/** The work of a project of Hugo's for each article. */
export type HugoWork = 'plain' | 'same work';

/**
 * Writes a project of Hugo's: a highlighted page an article, and a list of all. With the same work as this site: a sharing image with the title set
 * over a picture (`images.Text`), the article as Markdown, and a feed and a sitemap of all.
 */
export async function hugoProject(
  folder: string,
  articles: readonly Article[],
  version: string,
  work: HugoWork,
): Promise<Project> {
  for (const [path, text] of Object.entries({ ...FILES, ...(work === 'plain' ? PLAIN : SAME_WORK) }))
    writeText(folder, path, text);
  if (work === 'same work') await writePicture(join(folder, 'assets/base.png'));
  for (const article of articles) writeText(folder, `content/blog/${article.slug}.md`, hugoArticle(article));
  const { slug = '' } = articles[Math.floor(articles.length / 2)] ?? {};
  return {
    generator: `Hugo ${version}, ${work}`,
    build: { file: 'hugo', args: ['--source', folder, '--quiet'], cwd: folder },
    made: ['public', 'resources', '.hugo_build.lock'].map((name) => join(folder, name)),
    article: join(folder, `content/blog/${slug}.md`),
    output: join(folder, 'public/blog', slug, 'index.html'),
  };
}

/** A picture of the size of sharing images, which a title is set over. */
async function writePicture(file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0a0d1a' } })
    .png()
    .toFile(file);
}

function hugoArticle({ title, description, date, body }: Article): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\ndate: ${date}\n---\n\n${body}`;
}

const TIME = '<time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time>';

function template(main: string): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"><link rel="stylesheet" href="/site.css"></head>
<body><a href="/">Bench</a><main><h1>{{ .Title }}</h1>${main}</main></body>
</html>
`;
}

const FILES = {
  'static/site.css': '.list{list-style:none}',
  'layouts/index.html': template(
    `<ul class="list">{{ range .Site.RegularPages.ByDate.Reverse }}<li>${TIME} <a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>`,
  ),
};

const CONFIG = `baseURL = "https://bench.test/"
title = "Articles"
[markup.highlight]
noClasses = false
`;

const PLAIN = {
  'config.toml': `disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "404", "robotsTXT"]\n${CONFIG}`,
  'layouts/_default/single.html': template(`<p>${TIME}</p><div>{{ .Content }}</div>`),
};

const SHARING_IMAGE = `{{ $text := images.Text .Title (dict "size" 68 "x" 72 "y" 400) }}{{ with resources.Get "base.png" }}{{ with .Filter $text }}<meta property="og:image" content="{{ .Permalink }}">{{ end }}{{ end }}`;

const SAME_WORK = {
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
  'layouts/_default/single.html': template(`${SHARING_IMAGE}<p>${TIME}</p><div>{{ .Content }}</div>`),
  'layouts/_default/single.md': '# {{ .Title }}\n\n{{ .RawContent }}',
};
