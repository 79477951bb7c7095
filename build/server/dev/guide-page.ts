import { escapeUTF8 } from 'entities';
import { type MarkdownOptions, markdownRenderer, withValues } from '../../content/index.ts';
import type { Content } from '../../contract/content.ts';
import type { Entry } from '../../contract/entry.ts';
import { type GuideRequest, PROSE, type WrittenMarkdown } from '../../contract/workshop-host.ts';
import { finish, toHtml } from '../../pages/index.ts';
import { type DrawingTools, drawingContext } from './draft.ts';

interface GuideContext extends DrawingTools {
  content: Content | undefined;
}

/** Returns the guide in a page of the site, or in a plain page if the site cannot be rendered. */
export async function guidePage(context: GuideContext, guide: GuideRequest, body: string): Promise<string> {
  const shell = (await siteShell(context, guide)) ?? plainShell(guide);
  const [, prose = ''] = HOLDER.exec(shell.html) ?? [];
  const html = shell.html.replace(OF_PUBLISHED, '').replace(HOLDER, () => body.replaceAll(PROSE, prose));
  const { html: finished } = await finish(html, { address: shell.address });
  // The link is added last, because `finish` would put the site's base before it.
  return finished.replace('</head>', `<link rel="stylesheet" href="${guide.styles}"></head>`);
}

/** A mark in place of the body while the page is rendered. The element around it has the class for styles of texts. */
const MARK = '<template data-guide=""></template>';
const HOLDER = new RegExp(`<div(?: class="([^"]*)")?>${MARK}</div>`);

/** Head elements that tell search engines and networks a page's address, which the guide does not have. */
const OF_PUBLISHED =
  /<(?:link\b[^>]*\brel="(?:canonical|alternate)"|meta\b[^>]*\b(?:property="og:|name="twitter:))[^>]*>|<script type="application\/ld\+json">[^<]*<\/script>/g;

interface Shell {
  html: string;
  address: Content['settings']['address'];
}

async function siteShell(
  { site, content, code, cache }: GuideContext,
  { path, title, description }: GuideRequest,
): Promise<Shell | undefined> {
  const { guide, contentTypes } = site;
  const contentType = guide && contentTypes[guide.contentType];
  if (!guide || !contentType?.props || !content) return undefined;
  const { value: context } = await drawingContext({ site, code, cache }, content);
  if (!context) return undefined;
  const entry: Entry = {
    slug: 'aide',
    path,
    data: guide.data({ title, description }),
    html: MARK,
    headings: [],
    words: 0,
    source: '',
  };
  const planned = { contentType: guide.contentType, path, output: path, props: contentType.props(entry, content.site) };
  return { html: await toHtml(planned, context), address: context.address };
}

function plainShell(guide: GuideRequest): Shell {
  const title = escapeUTF8(guide.title);
  return {
    html: `<!doctype html><html lang="fr" data-guide="plain"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><div>${MARK}</div></main></body></html>`,
    address: { origin: '', base: '', trailingSlash: false },
  };
}

const NAME = 'aide.md';

/** Returns a function that renders Markdown with the site's own parser and values. */
export async function markdownWriter(
  options: MarkdownOptions,
  values: Readonly<Record<string, string>>,
): Promise<(source: string) => WrittenMarkdown> {
  const renderMarkdown = await markdownRenderer();
  return (source) => {
    const { html, diagnostics } = renderMarkdown(source, { ...options, name: NAME });
    return { html: withValues(html, values), diagnostics };
  };
}
