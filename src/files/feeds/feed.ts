import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import { midnight } from '../../format/midnight.ts';
import { escapeXml, xmlDocument } from '../../format/xml.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { type FeedArticle, feedArticles, LANGUAGE } from './articles.ts';

/** Writes the feeds of the blog. */
export async function feeds(
  site: Pick<Site, 'article' | 'facts' | 'blog' | 'settings'>,
  plan: SitePlan,
): Promise<FilePlan[]> {
  const at = { home: paths.blog, atom: paths.atom, json: paths.jsonFeed };
  return feedFiles({ page: site.blog.data, at, articles: await feedArticles(site, plan) }, site, plan);
}

interface FeedSource {
  page: { titre: string; description: string };
  /** Paths of the page and of both forms of its feed. */
  at: { home: string; atom: string; json: string };
  articles: readonly FeedArticle[];
}

/** Writes a feed in the two forms that readers take. */
export function feedFiles(
  { page, at, articles }: FeedSource,
  { settings }: Pick<Site, 'settings'>,
  { url, typeset }: Pick<SitePlan, 'url' | 'typeset'>,
): FilePlan[] {
  const { marque, anneeCopyright } = settings.data;
  const changes = articles.map(({ updated }) => updated).sort();
  const feed: Feed = {
    title: `${typeset(page.titre, LANGUAGE)} — ${marque}`,
    description: typeset(page.description, LANGUAGE),
    home: url(at.home),
    addresses: { atom: url(at.atom), json: url(at.json) },
    author: { name: marque, url: url(paths.home) },
    // Atom asks for it even of a feed without articles.
    updated: changes.at(-1) ?? midnight(`${anneeCopyright}-01-01`),
    articles,
  };
  return [
    { output: at.atom.slice(1), contents: atom(feed) },
    { output: at.json.slice(1), contents: jsonFeed(feed) },
  ];
}

/** The content of a feed, in whatever form. */
interface Feed {
  title: string;
  description: string;
  /** Address of the page that it tells of. */
  home: string;
  /** Its own addresses. */
  addresses: { atom: string; json: string };
  author: { name: string; url: string };
  /** Moment of the latest change (RFC 3339). */
  updated: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
}

/** Writes a feed as Atom (RFC 4287). */
function atom({ title, description, home, addresses, author, updated, articles }: Feed): string {
  return xmlDocument(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
      element('id', addresses.atom),
      element('title', title),
      element('subtitle', description),
      element('updated', updated),
      link('self', 'application/atom+xml', addresses.atom),
      link('alternate', 'text/html', home),
      `<author>${element('name', author.name)}${element('uri', author.url)}</author>`,
      ...articles.map(entry),
      '</feed>',
    ].join('\n'),
  );
}

function entry({ id, url, title, summary, category, html, published, updated }: FeedArticle): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published),
    element('updated', updated),
    link('alternate', 'text/html', url),
    `<category term="${escapeXml(category)}"/>`,
    element('summary', summary),
    ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function jsonFeed({ title, description, home, addresses, author, articles }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: addresses.json,
    language: LANGUAGE,
    authors: [author],
    items: articles.map(({ id, url, title, summary, category, html, published, updated }) => ({
      id,
      url,
      title,
      summary,
      ...(html === undefined ? { content_text: summary } : { content_html: html }),
      date_published: published,
      date_modified: updated,
      tags: [category],
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
