import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './corpus.ts';
import { type Project, writeText } from './projects.ts';

/** The version of the Hugo that the PATH names; undefined where there is none. */
export function hugoVersion(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return status === 0 ? /v([\d.]+)/.exec(stdout)?.[1] : undefined;
}

/** The articles as plain Hugo makes them: a page each, highlighted, and a list of all; no sharing images, no Markdown alternates, no feed. */
export function hugoProject(folder: string, articles: readonly Article[], version: string): Project {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(FILES)) writeText(folder, path, text);
  for (const article of articles) writeText(folder, `content/blog/${article.slug}.md`, hugoArticle(article));
  const { slug = '' } = articles[Math.floor(articles.length / 2)] ?? {};
  return {
    generator: `Hugo ${version}`,
    build: { file: 'hugo', args: ['--source', folder, '--quiet'], cwd: folder },
    made: ['public', 'resources', '.hugo_build.lock'].map((name) => join(folder, name)),
    article: join(folder, `content/blog/${slug}.md`),
    style: join(folder, 'static/site.css'),
    output: join(folder, 'public/blog', slug, 'index.html'),
  };
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
  'config.toml': `baseURL = "https://bench.test/"
title = "Articles"
disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "404", "robotsTXT"]
[markup.highlight]
noClasses = false
`,
  'static/site.css': '.list{list-style:none}',
  'layouts/index.html': template(
    `<ul class="list">{{ range .Site.RegularPages.ByDate.Reverse }}<li>${TIME} <a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>`,
  ),
  'layouts/_default/single.html': template(`<p>${TIME}</p><div>{{ .Content }}</div>`),
};
