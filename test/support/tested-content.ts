import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { paths } from '../../src/routes.ts';
import { folderWith } from './folder.ts';
import { projectRoot } from './project-root.ts';
import { ARTICLE_ELEMENTS, articleHolding, withSamples } from './samples.ts';
import { withFrontMatter } from './with-front-matter.ts';

/** The address and services of the tests' own site: at the root of a host, and calling nobody. */
const PUBLISHED = {
  adresse: 'https://orbite.example',
  trailingSlash: false,
  delivery: undefined,
  mesure: undefined,
} as const;

/**
 * The texts that the tests' site is built from: the project's, or those of the folder that TEST_CONTENT names. Where the agency publishes its site, and who
 * receives its messages, is no matter of these tests: they have settings of their own for it, in a copy where the agency's differ. Where its articles
 * are few, or hold no calculator, some for tests stand beside them.
 */
export const contentFolder = withSamples(withOwnAddress(resolve(projectRoot, process.env.TEST_CONTENT ?? 'content')));

/** The path of an article that has what some tests need: one of today's, where one has it. */
export function articleWith(what: keyof typeof ARTICLE_ELEMENTS): string {
  return paths.article(articleHolding(contentFolder, ARTICLE_ELEMENTS[what]));
}

/** A folder of texts, or a copy of it where its settings are those of a site gone live. */
export function withOwnAddress(content: string): string {
  const settings = readFileSync(join(content, 'site.md'), 'utf8');
  const written = parse(settings.split(/^---$/m)[1] ?? '');
  if (Object.entries(PUBLISHED).every(([key, value]) => (written[key] || undefined) === (value || undefined)))
    return content;
  const copy = folderWith();
  cpSync(content, copy, { recursive: true });
  writeFileSync(join(copy, 'site.md'), withFrontMatter(settings, PUBLISHED));
  return copy;
}
