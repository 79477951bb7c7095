import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { readContent } from '../build/content/read/read.ts';
import { printMark } from '../build/content/read/static-files.ts';
import type { SourceFile } from '../build/contract/source-file.ts';
import { servePreview } from '../build/server/index.ts';
import { escapeXml } from '../src/format/escape-xml.ts';
import { anchors } from '../src/routes.ts';
import { browserProgram } from '../test/support/browser-program.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'static/modeles');

/** On every page of paper: what the document is, its mention, and which of its pages this is. Chromium fills the classes in. */
function footer(mention: string): string {
  const [left, right] = [
    '<span class="title"></span>',
    '<span class="pageNumber"></span> / <span class="totalPages"></span>',
  ];
  return `<div style="width:100%;margin:0 2.7cm;display:flex;justify-content:space-between;font:8pt sans-serif;color:#555">
    <span>${left}</span><b>${escapeXml(mention)}</b><span>${right}</span></div>`;
}

/** Prints pages of `dist/` as tagged PDFs: those whose names are given, or else those that offer a PDF of their own name which is older than their text. */
const given = process.argv.slice(2);
const texts = readContent(root, join(root, 'content')).value.filter(({ name }) => name.startsWith('pages/'));
const browser = await chromium.launch({
  executablePath: await browserProgram(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const site = await servePreview({ dir: join(root, 'dist'), port: 4173 });
try {
  for (const source of texts.filter(isWanted)) {
    const file = fileOf(source);
    writeFileSync(file, marked(await printed(browser, `${site.url}${slugOf(source)}`), source));
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
  await site.close();
}

function isWanted(source: SourceFile): boolean {
  const slug = slugOf(source);
  if (given.length > 0) return given.includes(slug);
  const file = fileOf(source);
  return (
    source.text.includes(`/modeles/${slug}.pdf`) &&
    !(existsSync(file) && readFileSync(file).includes(printMark(source)))
  );
}

function fileOf(source: SourceFile): string {
  return join(folder, `${slugOf(source)}.pdf`);
}

function slugOf({ name }: SourceFile): string {
  return name.slice('pages/'.length, -'.md'.length);
}

async function printed(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url);
  // A document does not offer itself.
  await page.locator(`section:has(> #${anchors.downloads})`).evaluateAll((lists) => lists.map((list) => list.remove()));
  await page.evaluate(forPaper);
  await page.evaluate(() => document.fonts.ready);
  const mention = await page.locator('[data-mention]').allTextContents();
  const options = { displayHeaderFooter: true, headerTemplate: '<i></i>', footerTemplate: footer(mention.join()) };
  return page.pdf({ ...options, format: 'A4', preferCSSPageSize: true, tagged: true, outline: true });
}

/** In the page: links lead to the published site, not to the server that is printed from, and what holds a drawing is no second picture beside it, without a text of its own. */
function forPaper(): void {
  const published = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
    if (published && link.origin === location.origin && link.pathname !== location.pathname)
      link.href = new URL(link.pathname + link.hash, published).href;
  for (const figure of document.querySelectorAll('figure:has([role=img])')) figure.role = 'group';
}

/** With the mark of its text. Chromium writes the bookmark of a heading twice over where it moved to the next page: blanks replace the second time, so that all offsets stay. */
function marked(pdf: Buffer, source: SourceFile): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(?<=\/Title <FEFF)((?:[\dA-F]{4})+)\1>/g, (title, half: string) => `${half}>`.padEnd(title.length))
    .replace(/(?<=\/Title )\((.+)\1\)/g, (title, half: string) => `(${half})`.padEnd(title.length));
  const end = text.lastIndexOf('startxref');
  return Buffer.from(`${text.slice(0, end).trimEnd()}${printMark(source)}${text.slice(end)}`, 'latin1');
}
