import { spawnSync } from 'node:child_process';
import { type Builder, head } from './builder.ts';
import { INDEX, listItem, page, SCRIPT, SITE_URL, STYLES } from './pages.ts';

/** The Hugo of the PATH; undefined where there is none. */
export function hugo(): Builder | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return {
    name: 'Hugo',
    version: /v([\d.]+)/.exec(stdout)?.[1] ?? '',
    layout: (folder) => ({
      texts: 'content/notes',
      pages: 'public/notes',
      made: ['public', 'resources', '.hugo_build.lock'],
      files: FILES,
      build: { file: 'hugo', args: ['--source', folder, '--quiet'], cwd: folder },
    }),
  };
}

const TIME = '<time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time>';
const HEAD = { title: '{{ .Title }}', description: '"{{ .Description }}"', url: '"{{ .Permalink }}"' };
const ITEM = listItem(TIME, '"{{ .RelPermalink }}"', '{{ .Title }}');

const FILES = {
  'config.toml': `baseURL = "${SITE_URL}/"
title = "${INDEX.title}"
disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "404", "robotsTXT"]
[markup.highlight]
noClasses = false
`,
  'content/_index.md': `---\n${head(INDEX)}\n---\n\nOne note a page.\n`,
  'static/site.css': STYLES,
  'static/page.js': SCRIPT,
  'layouts/index.html': page({
    ...HEAD,
    main: `{{ .Content }}<ul class="list">{{ range .Site.RegularPages.ByDate.Reverse }}${ITEM}{{ end }}</ul>`,
  }),
  'layouts/_default/single.html': page({ ...HEAD, main: `<p>${TIME}</p><div>{{ .Content }}</div>` }),
};
