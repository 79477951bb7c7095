import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Builder } from './builder.ts';
import { INDEX, middleOf, SITE_URL, writeArticles, writeFiles } from './files.ts';
import { SCRIPT, STYLES } from './peer-assets.ts';

/** The Hugo of the PATH; undefined where there is none. */
export function hugo(): Builder | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return {
    name: 'Hugo',
    version: /v([\d.]+)/.exec(stdout)?.[1] ?? '',
    prepare: (articles, folder) => {
      writeFiles(folder, FILES);
      writeArticles(join(folder, 'content/articles'), articles);
      const { slug } = middleOf(articles);
      return {
        build: { file: 'hugo', args: ['--source', folder, '--quiet'], cwd: folder },
        made: ['public', 'resources', '.hugo_build.lock'].map((name) => join(folder, name)),
        changing: join(folder, 'content/articles', `${slug}.md`),
        output: join(folder, 'public/articles', slug, 'index.html'),
      };
    },
  };
}

const FILES = {
  'config.toml': `baseURL = "${SITE_URL}/"
languageCode = "fr"
title = "${INDEX.title}"
disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "404", "robotsTXT"]
[markup.highlight]
noClasses = false
`,
  'content/_index.md': `---\ntitle: ${INDEX.title}\ndescription: ${INDEX.description}\n---\n\nDes cas, un par page.\n`,
  'static/site.css': STYLES,
  'static/page.js': SCRIPT,
  'layouts/_default/baseof.html': `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"><link rel="stylesheet" href="/site.css"><script type="module" src="/page.js"></script></head>
<body class="body"><header class="header"><nav aria-label="Principale"><a href="/">Tous les articles</a></nav></header>
<main class="main"><h1>{{ .Title }}</h1>{{ block "main" . }}{{ end }}</main>
<footer class="footer">Banc d’essai</footer></body>
</html>
`,
  'layouts/index.html': `{{ define "main" }}{{ .Content }}<ul class="list">{{ range .Site.RegularPages.ByDate.Reverse }}<li><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time> <a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
`,
  'layouts/_default/single.html': `{{ define "main" }}<p><time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time></p>
<div class="prose">{{ .Content }}</div>
<nav class="neighbours" aria-label="Articles voisins">{{ with .Next }}<a href="{{ .RelPermalink }}" rel="prev">{{ .Title }}</a>{{ end }}{{ with .Prev }}<a href="{{ .RelPermalink }}" rel="next">{{ .Title }}</a>{{ end }}</nav>{{ end }}
`,
};
