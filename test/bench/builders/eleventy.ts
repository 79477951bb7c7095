import { join } from 'node:path';
import type { Builder } from './builder.ts';
import { INDEX, middleOf, SITE_URL, writeArticles, writeFiles } from './files.ts';
import { PACKAGES } from './packages.ts';
import { SCRIPT, STYLES } from './peer-assets.ts';

/** Eleventy from a folder above the project's; code is highlighted with Prism, headings have ids. */
export function eleventy(home: string): Builder {
  return {
    home,
    name: 'Eleventy',
    version: PACKAGES['@11ty/eleventy'],
    prepare: (articles, folder) => {
      writeFiles(folder, FILES);
      writeArticles(join(folder, 'src/articles'), articles);
      const { slug } = middleOf(articles);
      return {
        build: {
          file: process.execPath,
          args: [join(home, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
          cwd: folder,
        },
        made: ['_site', '.cache'].map((name) => join(folder, name)),
        changing: join(folder, 'src/articles', `${slug}.md`),
        output: join(folder, '_site/articles', slug, 'index.html'),
      };
    },
  };
}

const DAY = '{{ page.date.toISOString().slice(0, 10) }}';

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
  'src/articles/articles.json': '{ "layout": "article.njk", "tags": "article" }\n',
  'src/index.njk': `---
layout: page.njk
title: ${INDEX.title}
description: ${INDEX.description}
---
<p>Des cas, un par page.</p>
<ul class="list">{% for post in collections.article | reverse %}<li><time datetime="{{ post.date.toISOString().slice(0, 10) }}">{{ post.date.toISOString().slice(0, 10) }}</time> <a href="{{ post.url }}">{{ post.data.title }}</a></li>{% endfor %}</ul>
`,
  'src/_includes/page.njk': `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ title }}</title><meta name="description" content="{{ description }}"><link rel="canonical" href="${SITE_URL}{{ page.url }}"><link rel="stylesheet" href="/site.css"><script type="module" src="/page.js"></script></head>
<body class="body"><header class="header"><nav aria-label="Principale"><a href="/">Tous les articles</a></nav></header>
<main class="main"><h1>{{ title }}</h1>{{ content | safe }}</main>
<footer class="footer">Banc d’essai</footer></body>
</html>
`,
  'src/_includes/article.njk': `---
layout: page.njk
---
<p><time datetime="${DAY}">${DAY}</time></p>
<div class="prose">{{ content | safe }}</div>
{% set previous = collections.article | getPreviousCollectionItem %}{% set following = collections.article | getNextCollectionItem %}
<nav class="neighbours" aria-label="Articles voisins">{% if previous %}<a href="{{ previous.url }}" rel="prev">{{ previous.data.title }}</a>{% endif %}{% if following %}<a href="{{ following.url }}" rel="next">{{ following.data.title }}</a>{% endif %}</nav>
`,
};
