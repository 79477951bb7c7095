import { escapeXml } from '../../format/escape-xml.ts';
import { xmlDocument } from '../xml.ts';
import { type Feed, type FeedArticle, LANGUAGE } from './articles.ts';

/** Writes a feed as Atom (RFC 4287). */
export function atom({ title, description, home, addresses, author, updated, articles }: Feed): string {
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
