import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('What a screen reader goes through');

/** Parts of a page that a screen reader jumps between, by their names. */
const LANDMARKS = ['banner', 'navigation', 'main', 'article', 'search', 'region', 'contentinfo'];
/** Roles of the elements that are listed, whatever their names. */
const STOPS = [
  'heading',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'radio',
  'spinbutton',
  'slider',
  'checkbox',
  'button',
  'status',
];
/** There where a text is long enough. */
const OPTIONAL = ['Sommaire'];

interface SpokenLine {
  indent: number;
  role: string;
  name: string;
  level: string;
}

interface Landmark {
  indent: number;
  role: string;
  /** Roles that are listed already. */
  told: Set<string>;
}

/**
 * Returns a page as a screen reader goes through it: landmarks by name, with each role inside once. Writers' words and the number of elements are
 * left out: another sentence or article changes nothing.
 */
function skeletonOf(snapshot: string): string {
  const around: Landmark[] = [];
  const told = new Set<string>();
  const lines: string[] = [];
  for (const { indent, role, name, level } of spokenLines(snapshot)) {
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const isLandmark = LANDMARKS.includes(role);
    if ((!isLandmark && !STOPS.includes(role)) || OPTIONAL.includes(name)) continue;
    if (around.some((landmark) => isOfWriters(landmark.role, role, level))) continue;
    const line = [role, isLandmark && name, level].filter(Boolean).join(' ');
    const known = around.at(-1)?.told ?? told;
    const depth = around.length;
    if (isLandmark) around.push({ indent, role, told: new Set() });
    if (!known.has(line)) lines.push('  '.repeat(depth) + line);
    known.add(line);
  }
  return lines.join('\n');
}

/** Recognizes landmarks that writers choose. */
function isOfWriters(landmark: string, role: string, level: string): boolean {
  if (landmark === 'main') return role === 'region';
  return landmark === 'article' && (Number(level) > 2 || (STOPS.includes(role) && role !== 'heading'));
}

/** The lines of Playwright's `ariaSnapshot()` that are of an element. */
function spokenLines(snapshot: string): SpokenLine[] {
  const found = snapshot.matchAll(/^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(?: .*?\[level=(\d)\])?/gm);
  return [...found].map(([, indent = '', role = '', name = '', level = '']) => ({
    indent: indent.length,
    role,
    name,
    level,
  }));
}

/** Read as it would be heard, from beginning to end, on 28 November 2026. */
const READ = join(import.meta.dirname, 'spoken.txt');

/** Ten pages, each of another kind, by the name that `spoken.txt` has for it. */
async function tenPages(): Promise<Readonly<Record<string, string>>> {
  const [service] = await entriesOfType('service');
  const [caseStudy] = await entriesOfType('caseStudy');
  if (!service || !caseStudy) throw new Error('a kind without a page');
  return {
    home: paths.home,
    services: paths.services,
    service: paths.service(service.slug),
    'case studies': paths.caseStudies,
    'case study': paths.caseStudy(caseStudy.slug),
    blog: paths.blog,
    'all articles': paths.allArticles,
    article: articleWith('related'),
    about: paths.about,
    contact: paths.contact,
  };
}

test('ten pages have the expected landmarks, headings, links and fields in reading order', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    const found: string[] = [];
    for (const [name, path] of Object.entries(await tenPages())) {
      await page.goto(url + path);
      found.push(`# ${name}\n\n${skeletonOf(await page.locator('body').ariaSnapshot())}\n`);
    }
    assert.is(found.join('\n'), readFileSync(READ, 'utf8'));
  });
});
