import { type Feed, LANGUAGE } from './articles.ts';

/** Writes a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed({ title, description, home, addresses, author, articles }: Feed): string {
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
