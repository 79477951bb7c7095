import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Article } from '../corpus.ts';

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Every article as a Markdown file of this folder. */
export function writeArticles(folder: string, articles: readonly Article[]): void {
  mkdirSync(folder, { recursive: true });
  for (const article of articles) writeFileSync(join(folder, `${article.slug}.md`), markdownOf(article));
}

function markdownOf({ title, description, date, body }: Article): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\ndate: ${date}\n---\n\n${body}`;
}

/** The article of the middle: one with neighbours, that others link to. */
export function middleOf(articles: readonly Article[]): Article {
  const article = articles[Math.floor(articles.length / 2)];
  if (!article) throw new Error('a corpus without articles');
  return article;
}

/** What every site of the bench is served under, its list is called, and its stylesheet says. */
export const SITE_URL = 'https://banc.exemple.test';
export const INDEX = {
  title: 'Tous les articles',
  description: 'La liste de tous les articles, du plus récent au plus ancien.',
};
