import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Article } from '../corpus.ts';

/** A program to run, and where. */
export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** A corpus in the terms of one generator, in a folder of its own. */
export interface Project {
  build: Command;
  /** Folders of output and of caches, whose removal makes the next build a cold one. */
  made: readonly string[];
  /** The article that is changed between builds. */
  changing: string;
  /** A file that every build writes, for telling that it did. */
  output: string;
}

/** A generator that is measured. */
export interface Builder {
  name: string;
  version: string;
  /** The folder in whose packages it finds its own: below it stand its projects. Nowhere in particular when absent. */
  home?: string;
  layout: (folder: string) => Layout;
  /** Seconds a stage, where the program prints them. */
  stagesOf?: (stdout: string) => Readonly<Record<string, number>>;
}

/** How a generator's project in a folder is laid out; paths count from there. */
interface Layout {
  /** Where it finds articles, and where it puts their pages. */
  texts: string;
  pages: string;
  made: readonly string[];
  files: Readonly<Record<string, string>>;
  build: Command;
  /** What an article's front matter has besides title and description. */
  frontMatter?: (article: Article) => string;
}

/** Writes the corpus, and whatever else the generator needs; the article in the middle is the one to change and to look for. */
export function writeProject({ layout }: Builder, articles: readonly Article[], folder: string): Project {
  const { texts, pages, made, files, build, frontMatter = ({ date }) => `date: ${date}` } = layout(folder);
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  for (const article of articles) {
    const text = `---\n${head(article)}\n${frontMatter(article)}\n---\n\n${article.body}`;
    write(join(folder, texts, `${article.slug}.md`), text);
  }
  const { slug = '' } = articles[Math.floor(articles.length / 2)] ?? {};
  return {
    build,
    made: made.map((name) => join(folder, name)),
    changing: join(folder, texts, `${slug}.md`),
    output: join(folder, pages, slug, 'index.html'),
  };
}

export function head({ title, description }: Pick<Article, 'title' | 'description'>): string {
  return `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
