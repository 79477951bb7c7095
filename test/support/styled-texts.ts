import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { render } from './markdown.ts';
import { projectRoot } from './project-root.ts';

const styles = (name: string) => join(projectRoot, 'src/styles', name);
const STYLES = ['tokens', 'base', 'charts', 'tables', 'scroll-boxes']
  .map((name) => readFileSync(styles(`${name}.css`), 'utf8'))
  .join('\n')
  // Widths of words must be those of the site's own fonts, whichever the machine has.
  .replace(
    /url\("\.\/(fonts\/.+?)"\)/g,
    (_, font) => `url("data:font/woff2;base64,${readFileSync(styles(font), 'base64')}")`,
  )
  .replaceAll('font-display: optional', 'font-display: block');

/** Shows texts in Markdown one below another, in the styles and letters of the site, and in these styles. */
export async function showTexts(page: Page, texts: readonly string[], more = ''): Promise<void> {
  const html = texts.map((text) => render(text).html).join('');
  await page.setContent(`<!doctype html><style>${STYLES}main { padding: 0 16px }${more}</style><main>${html}</main>`);
  for (const weight of [400, 700])
    await page.evaluate((font) => document.fonts.load(font), `${weight} 1em "Instrument Sans"`);
}
