import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Placeholder, SiteDefinition } from '../../build/contract/definition.ts';
import { site } from '../fixtures/site/src/site.ts';
import { atEnd } from './at-end.ts';
import { write } from './folder.ts';

const fixture = resolve(import.meta.dirname, '../fixtures/site');
/** As far below the project as the fixture itself, so that its imports of the generator's contract lead there. */
const copies = resolve(import.meta.dirname, '../../.cache/fixtures');

/**
 * A copy of the fixture site with these files written over it, null for one to leave out; removed after the run.
 * It stands inside the project, so that its components find the project's packages.
 */
export function fixtureSite(changes: Readonly<Record<string, string | null>> = {}): SiteDefinition {
  mkdirSync(copies, { recursive: true });
  const root = mkdtempSync(join(copies, 'site-'));
  atEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(fixture, root, { recursive: true });
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(root, path));
    else write(join(root, path), text);
  }
  return {
    ...site,
    root,
    contentDir: join(root, 'content'),
    staticDir: join(root, 'static'),
    cacheDir: join(root, '.cache'),
    modules: [join(fixture, 'src/site.ts')],
  };
}

/** A content file of the fixture's `text` content type, front matter on lines 1 to 4; its text starts on line 6. */
export function textPage(title: string, body: string): string {
  return `---\ntitre: ${title}\ndescription: Ce que dit la page ${title}.\n---\n\n${body}\n`;
}

/** A blank of the fixture site, as its writers leave one: visitors see nothing of what holds it. */
export const BLANK: Placeholder = {
  sign: '[?',
  pattern: /\[\?[^\]]*\]/g,
  rule: 'a-remplir',
  message: () => 'Il reste un blanc.',
  hint: 'Remplissez-le.',
  redacted: true,
};
