import { escapeXml } from '../../format/escape-xml.ts';
import { xmlDocument } from '../xml.ts';
import { type FeedArticle, LANGUAGE } from './articles.ts';
import type { Feed } from './feed.ts';

/** The feed as Atom (RFC 4287); `archive` says where it stands among its archives (RFC 5005, § 4). */
export function atom(
  { title, description, home, addresses, author, updated, articles }: Feed,
  archive: ArchiveLinks = {},
): string {
  const self = archive.self ?? addresses.atom;
  return xmlDocument(
    [
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
      element('id', self),
      element('title', title),
      element('subtitle', description),
      element('updated', updated),
      link('self', ATOM, self),
      ...archiveLinks(archive, addresses.atom),
      link('alternate', 'text/html', home),
      `<author>${element('name', author.name)}${element('uri', author.url)}</author>`,
      ...articles.map(entry),
      '</feed>',
    ].join('\n'),
  );
}

/** Addresses of a feed's neighbours. One that has an address of its own (`self`) is an archive, which changes no more. */
export interface ArchiveLinks {
  self?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
}

const ATOM = 'application/atom+xml';

function archiveLinks({ self, previous, next }: ArchiveLinks, current: string): string[] {
  return [
    ...(self
      ? ['<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/>', link('current', ATOM, current)]
      : []),
    ...(previous ? [link('prev-archive', ATOM, previous)] : []),
    ...(next ? [link('next-archive', ATOM, next)] : []),
  ];
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
