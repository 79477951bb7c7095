import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printMark } from '../../../../build/content/read/outdated-prints.ts';
import { readSite } from '../../../../build/content/read/read.ts';
import { folderWith } from '../../../support/folder.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('PDFs printed from texts');

const GUIDE = { name: 'pages/guide.md', text: '---\ntitre: Guide\n---\nUn guide.\n' };

/** What is said of a site whose guide has this text, beside a PDF that holds this near its end. */
function said(text: string, mark: string): string[] {
  const root = folderWith({
    [`content/${GUIDE.name}`]: text,
    'static/modeles/guide.pdf': `%PDF-1.4\n${'é'.repeat(5000)}${mark}startxref\n42\n%%EOF\n`,
  });
  const site = { root, contentDir: join(root, 'content'), staticDir: join(root, 'static') };
  return placesOf(readSite(site).diagnostics);
}

test('are outdated as soon as one letter of their text is another', () => {
  assert.equal(said(GUIDE.text, printMark(GUIDE)), []);
  assert.equal(said(GUIDE.text.replace('Un', 'Le'), printMark(GUIDE)), [
    'warning content/pages/guide.md:1:1+1 pdf-perime',
  ]);
});

test('promise nothing where they were made elsewhere, or of a text that is not there', () => {
  assert.equal(said(GUIDE.text, ''), []);
  assert.equal(said(GUIDE.text, printMark({ ...GUIDE, name: 'pages/parti.md' })), []);
});

test.run();
