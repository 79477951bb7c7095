import { constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { fileText } from '../../build/contract/output.ts';
import { compressedSize } from '../../build/platform/compression.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { all } from '../support/dom.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { CHUNK, scriptsOf, VENDOR } from '../support/traffic.ts';

const test = suite('Budget of a page');

/** Bytes of script that wake islands, compressed as well as brotli can. */
const RUNTIME = 1536;

async function contentsOf(path: string): Promise<string> {
  const { result } = await realSite();
  const file = result.files.find((candidate) => `/${candidate.path}` === path);
  if (!file) throw new Error(`the build wrote no ${path}`);
  return fileText(file);
}

async function pathsWithIslands(): Promise<Map<string, string>> {
  const islands = [...(await realPages())].flatMap(([path, page]) =>
    all(page, '[data-island]').map((island) => [island.attribs['data-island'] ?? '', path] as const),
  );
  return new Map(islands);
}

/** Elements that a browser has to lay out as a page opens, its menus among them. */
const AT_ONCE = 480;

test('is a few hundred elements at first layout, however long a page is', async () => {
  for (const [path, page] of await realPages()) {
    const later = new Set([...all(page, '[data-lazy] *'), ...all(page, 'table *')]);
    const count = all(page, 'body *').length - later.size;
    assert.ok(count > 20 && count <= AT_ONCE, `${path} has ${count} elements outside its parts`);
  }
});

test('is 1.5 kB at most for scripts that wake islands', async () => {
  const { result } = await realSite();
  const runtime = result.files.filter(({ path }) => /\/islands-[^/]+\.js$/.test(path)).map(fileText);
  assert.is(runtime.length, 1);
  const bytes = compressedSize(runtime.join(), constants.BROTLI_MAX_QUALITY);
  assert.ok(bytes <= RUNTIME, `${bytes} bytes`);
});

/** A record of working out styles or layout; a script that forces it is on its stack. */
const TraceEvent = z.object({
  name: z.enum(['UpdateLayoutTree', 'Layout']),
  args: z.object({
    beginData: z
      .object({ stackTrace: z.array(z.object({ functionName: z.string(), url: z.string() })).optional() })
      .optional(),
  }),
});

/** A touch that wakes each island. */
const TOUCHES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  BillCalculator: (page) => page.locator('[data-island] input').first().focus(),
  ContactForm: (page) => page.locator('[data-island] input').first().focus(),
  RoiCalculator: (page) => page.locator('[data-island] input').first().focus(),
  ToolGrid: (page) => page.locator('[data-island] button').first().hover(),
};

test('has React once, in one file, whichever island is touched', async () => {
  const islands = await pathsWithIslands();
  assert.equal([...islands.keys()].sort(), Object.keys(TOUCHES).sort());
  for (const [name, path] of islands) {
    await onPage(path, async (page, url) => {
      const scripts = scriptsOf(page);
      await page.goto(url);
      await TOUCHES[name]?.(page);
      await eventually(() => page.locator('[data-island][data-awake]').count(), 1, name);
      await atRest(page);
      assert.is(new Set(scripts).size, scripts.length, `${name}: each file once`);
      assert.is(scripts.filter((script) => VENDOR.test(script)).length, 1, name);
      const texts = await Promise.all(scripts.map(contentsOf));
      const withReact = texts.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS'));
      assert.is(withReact.length, 1, `${name}: ${scripts.join(', ')}`);
      // Chunks of other islands are not loaded.
      assert.ok(scripts.filter((script) => CHUNK.test(script)).length <= 5, `${name}: ${scripts.join(', ')}`);
    });
  }
});

test('has no script that makes the browser work out styles or layout before it would by itself', () =>
  onPage('/', async (page, url) => {
    const session = await page.context().newCDPSession(page);
    const forced: string[] = [];
    let seen = 0;
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value.flatMap((one) => TraceEvent.safeParse(one).data ?? [])) {
        seen++;
        const [caller] = event.args.beginData?.stackTrace ?? [];
        if (caller?.url.includes('/assets/')) forced.push(`${event.name} for ${caller.functionName} of ${caller.url}`);
      }
    });
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      categories: 'devtools.timeline,disabled-by-default-devtools.timeline.stack',
      transferMode: 'ReportEvents',
    });
    await page.goto(url);
    await atRest(page);
    await session.send('Tracing.end');
    await complete;
    assert.ok(seen > 0, 'the page is laid out');
    assert.equal(forced, []);
  }));

test('is the island’s own code in two levels of requests at most: its chunks, and what they import', async () => {
  const { result } = await realSite();
  const scripts = result.files.filter(({ path }) => CHUNK.test(`/${path}`));
  const isVendorOnly = /from\s*"(?!\.\/vendor-)/;
  for (const file of scripts)
    assert.not.match(fileText(file), isVendorOnly, `${file.path} imports something else than React`);
});
