import { dirname } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { hasErrors } from '../../build/contract/diagnostic.ts';
import type { SourceFile } from '../../build/contract/source-file.ts';
import { assert, suite } from '../suite.ts';
import { allowComplaints, inPage } from '../support/browser.ts';
import { pageText } from '../support/dom.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';
import { once } from '../support/once.ts';
import { contentFolder } from '../support/real-site.ts';
import { placesOf } from '../support/sources.ts';
import { CANARY, HOSTILE_ADDRESSES, HOSTILE_MARKDOWN, HOSTILE_VALUES } from './hostile.ts';
import { pageMaker } from './page-maker.ts';
import { forEachCase, LONG } from './random.ts';

const test = suite('Hostile texts in a browser');

const ORIGIN = 'http://fuzz.test';

interface Text {
  source: string;
  html: string;
  /** True where it could be published. */
  sound: boolean;
}

/** A text as it is, quoted, in a list, in a table, and as a heading. */
const WRAPS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/^/gm, '> '),
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
  (text) => `| a |\n|-|\n| ${text.replaceAll('\n', ' ').replaceAll('|', '\\|')} |`,
  (text) => `## ${text.replaceAll('\n', ' ')}`,
];

const maker = once(() => pageMaker(fixtureSite()));

for (const policy of ['with', 'without'] as const) {
  test(`no hostile text runs anything or loads anything foreign, ${policy} the page's policy`, async () => {
    const marked = await Promise.all(HOSTILE_MARKDOWN.map((markdown) => drawn('Titre', markdown)));
    const titled = await Promise.all(HOSTILE_VALUES.map((value) => drawn(value, 'Un texte.')));
    assert.ok(marked.filter(({ sound }) => sound).length > 10, 'some of them are pages like any other');
    await inPage({ serviceWorkers: 'block' }, async (tab) => {
      allowComplaints(tab);
      const open = await opener(tab);
      for (const text of [...together(marked), ...titled]) await holds(text, open, policy === 'with');
    });
  });
}

test('several hostile texts together run nothing, in a row or nested', async () => {
  await inPage({ serviceWorkers: 'block' }, async (tab) => {
    allowComplaints(tab);
    const open = await opener(tab);
    await forEachCase(async (random) => {
      const wrap = random.pick(WRAPS);
      const markdown = Array.from({ length: 1 + random.below(4) }, () => wrap(random.pick(HOSTILE_MARKDOWN)));
      const text = await drawn(random.pick(HOSTILE_VALUES), markdown.join(random.pick(['\n\n', '\n', ' ', ''])));
      await holds(text, open, random.below(2) === 0);
    }, 10);
  });
});

test('a page that does run the canary is noticed', async () => {
  await inPage({}, async (tab) => {
    const open = await opener(tab);
    const html = '<!doctype html><img src="/none.png" onerror="hacked()"><img src="https://elsewhere.test/x.png">';
    assert.equal(await open(html), ['ran hacked()', 'asked for https://elsewhere.test/x.png']);
  });
});

/** A field that holds an address of this site or of another one. */
const ADDRESS = /^\s*(?:- )?[\w]+: "?(?:\/|https:)/;

test('no address of the real site’s files can be one that runs or loads something else', async () => {
  const { files, draw } = await pageMaker(siteDefinition(contentFolder));
  for (const { name, text } of LONG ? files : firstOfEachFolder(files)) {
    const lines = text.split('\n');
    const at = lines.flatMap((line, index) => (ADDRESS.test(line) ? index : []));
    for (const [nth, index] of at.entries()) {
      const address = HOSTILE_ADDRESSES[nth % HOSTILE_ADDRESSES.length] ?? '';
      const changed = lines.with(index, `${/^.*?:/.exec(lines[index] ?? '')?.[0]} ${JSON.stringify(address)}`);
      const { diagnostics, pages } = await draw(name, changed.join('\n'));
      const named = diagnostics.some(({ severity, line }) => severity === 'error' && line === index + 1);
      assert.ok(
        named,
        `${name}:${index + 1} takes ${JSON.stringify(address)}: ${placesOf(diagnostics)} ${pages.length}`,
      );
    }
  }
});

function firstOfEachFolder(files: readonly SourceFile[]): SourceFile[] {
  return [...new Map(files.toReversed().map((file) => [dirname(file.name), file])).values()];
}

async function drawn(title: string, markdown: string): Promise<Text> {
  const source = textPage(JSON.stringify(title), markdown);
  const { pages, diagnostics } = await (await maker()).draw('pages/x.md', source);
  return { source, html: pageText(pages[0]), sound: !hasErrors(diagnostics) };
}

/** The texts of many pages on a few: a browser takes its time for each. What may be published stays apart from what may not. */
function together(texts: readonly Text[]): Text[] {
  const pages = [true, false].flatMap((sound) => {
    const same = texts.filter((text) => text.sound === sound);
    return Array.from({ length: Math.ceil(same.length / 12) }, (_, page) => same.slice(page * 12, page * 12 + 12));
  });
  return pages.map((page) => {
    const mains = page.map(({ html }) => /<main>(.*)<\/main>/s.exec(html)?.[1] ?? '').join('\n');
    const [{ html, sound } = { html: '', sound: true }] = page;
    return {
      source: page.map(({ source }) => source).join('\n'),
      html: html.replace(/<main>.*<\/main>/s, () => `<main>${mains}</main>`),
      sound,
    };
  });
}

/** A page that is drawn in spite of an error may show a foreign picture, but may run nothing. */
async function holds(
  { source, html, sound }: Text,
  open: (html: string) => Promise<string[]>,
  policy: boolean,
): Promise<void> {
  const page = policy ? html : html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const seen = await open(page);
  assert.equal(sound ? seen : seen.filter((what) => !what.startsWith('asked')), [], source);
}

/** Opens a page, does to each of its elements what a reader does, and says what ran and what was asked of somebody else. */
async function opener(tab: Tab): Promise<(html: string) => Promise<string[]>> {
  let html = '';
  let seen: string[] = [];
  await tab.exposeFunction(CANARY, () => seen.push(`ran ${CANARY}()`));
  tab.on('dialog', (dialog) => {
    seen.push('a dialog');
    return dialog.dismiss();
  });
  await tab.route('**/*', (route) => {
    const url = route.request().url();
    if (!url.startsWith(`${ORIGIN}/`)) seen.push(`asked for ${url}`);
    if (url === `${ORIGIN}/`) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    return route.fulfill({ status: 404, body: '' });
  });
  return async (next) => {
    [html, seen] = [next, []];
    await tab.goto(`${ORIGIN}/`);
    await tab.evaluate(touchEverything);
    return [...new Set(seen)].sort((a, b) => b.localeCompare(a));
  };
}

/** In the browser: each element is pointed at, entered and pressed; following a link is prevented, its script is not. */
async function touchEverything(): Promise<void> {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.protocol !== 'javascript:') event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
    for (const type of ['mouseover', 'pointerdown', 'focus', 'error', 'load', 'toggle'])
      element.dispatchEvent(new Event(type));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
}
