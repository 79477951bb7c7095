import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import type { Article } from './corpus.ts';
import type { Command } from './timed.ts';

/** A site to build in a folder of its own. */
export interface Project {
  generator: string;
  build: Command;
  /** Folders of output and of caches, without which the next build is a cold one. */
  made: readonly string[];
  /** A text that is changed between builds. */
  article: string;
  /** A file that every build writes, which proves that it did. */
  output: string;
}

const ARTICLE = 'content/blog/roi-automatisation.md';
/** The workshop may be left out of a project. */
const PARTS = ['build', 'src', 'static', 'atelier', 'package.json', 'tsconfig.json'].filter((part) =>
  existsSync(join(projectRoot, part)),
);

/** Writes this site with more articles into a folder below this project, whose packages it finds there. */
export function siteProject(folder: string, articles: readonly Article[]): Project {
  for (const part of PARTS) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  for (const article of articles) writeText(folder, `content/blog/${article.slug}.md`, siteArticle(article));
  return {
    generator: 'this site',
    build: {
      file: process.execPath,
      // As `npm run build` starts it.
      args: ['--initial-old-space-size=96', 'build/cli/start.js', 'build', '--no-compress', '--json', '--quiet'],
      cwd: folder,
    },
    made: ['dist', '.cache'].map((name) => join(folder, name)),
    article: join(folder, ARTICLE),
    output: join(folder, 'dist/blog/roi-automatisation/index.html'),
  };
}

export function writeText(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** In characters, by the blog's schema. */
const LONGEST_DESCRIPTION = 160;

/** An article of the corpus as the blog's schema has it. */
function siteArticle({ title, description, date, body }: Article): string {
  return `---
titre: ${JSON.stringify(title)}
description: ${JSON.stringify(description.slice(0, LONGEST_DESCRIPTION))}
chapeau: ${JSON.stringify(description)}
categorie: Automatisation
date: ${date}
fin:
  titre: "Et chez vous ?"
  texte: "Parlons de vos dossiers."
  actions:
    - libelle: Démarrer mon projet
      lien: /contact
---

${body}`;
}
