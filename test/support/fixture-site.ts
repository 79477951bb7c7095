import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SiteDefinition, SiteDescription } from '../../build/contract/definition.ts';
import { site as english } from '../fixtures/english/src/site.ts';
import { site } from '../fixtures/site/src/site.ts';
import { atEnd } from './at-end.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures');
/** As far below the project as the fixtures themselves, so that their imports of the generator's contract lead there. */
const copies = resolve(import.meta.dirname, '../../.cache/fixtures');

type Changes = Readonly<Record<string, string | null>>;

/**
 * A copy of the fixture site with these files written over it, null for one to leave out; removed after the run.
 * It stands inside the project, so that its components find the project's packages.
 */
export function fixtureSite(changes: Changes = {}): SiteDefinition {
  return copyOf('site', site, changes);
}

/** A copy of the English site, likewise. */
export function englishSite(changes: Changes = {}): SiteDefinition {
  return copyOf('english', english, changes);
}

function copyOf(fixture: string, description: SiteDescription, changes: Changes): SiteDefinition {
  mkdirSync(copies, { recursive: true });
  const root = mkdtempSync(join(copies, `${fixture}-`));
  atEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(join(fixtures, fixture), root, { recursive: true });
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(root, path));
    else edit(join(root, path), text);
  }
  return {
    ...description,
    root,
    contentDir: join(root, 'content'),
    staticDir: join(root, 'static'),
    cacheDir: join(root, '.cache'),
    modules: [join(fixtures, fixture, 'src/site.ts')],
  };
}

function edit(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A content file of the fixture's `text` content type, front matter on lines 1 to 4; its text starts on line 6. */
export function textPage(title: string, body: string): string {
  return `---\ntitre: ${title}\ndescription: Ce que dit la page ${title}.\n---\n\n${body}\n`;
}
