import { setTimeout } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Page,
} from 'playwright-core';
import { atEnd } from './at-end.ts';
import { browserProgram } from './browser-program.ts';
import { endpoint, RECEIVER } from './endpoint.ts';
import { once } from './once.ts';
import { TIMEOUT_MS } from './timeout.ts';

/**
 * With `SLOW=4`, a page has a quarter of the processor, as on a machine that is busy with something else. A test that reads before a person could see,
 * or a page that counts on being fast, fails here more often than once in a hundred runs.
 */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.SLOW ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** One browser for all tests. */
const browser = once(async (): Promise<Browser> => {
  const { port } = await endpoint();
  const launched = await chromium.launch({
    executablePath: await browserProgram(),
    // The package's own arguments run everything in one process, which dies with its first page.
    // One process for all pages of a context: to start one for each costs a sixth of the processor's time.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--renderer-process-limit=1',
      `--host-resolver-rules=MAP ${new URL(RECEIVER).host} 127.0.0.1:${port}`,
    ],
  });
  atEnd(() => launched.close());
  return launched;
});

/** In CSS pixels: the width that pages have to reflow to (WCAG 2.2, 1.4.10). */
export const NARROWEST = 320;

export const WIDTHS = { phone: 360, tablet: 768, desk: 1440 } as const;

/** A reader who has nothing against motion, nor against pages that are prepared ahead. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/**
 * Opens a page of its own, hands it to the work, and closes it whatever happens. Its reader reads by night and wants no motion, unless the test says
 * otherwise: stars that twinkle while something else is looked at take half of the processor. The work fails where a page throws, or its policy blocks something.
 */
export async function inPage<Value>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Value>,
): Promise<Value> {
  const launched = await browser();
  const context = await inTime(
    launched.newContext({
      viewport: { width: WIDTHS.desk, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      ...options,
    }),
  );
  context.setDefaultTimeout(TIMEOUT_MS);
  const complaints = complaintsIn(context);
  try {
    const page = await inTime(context.newPage());
    await slowDown(page);
    const value = await work(withTimeouts(page));
    if (complaints.length > 0 && !complaining.has(context)) throw new Error(complaints.join('\n'));
    return value;
  } finally {
    // An answer that a test still holds back would fail once its page is gone, and end the process.
    for (const opened of [context, ...context.pages()]) await opened.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Collects the errors of a context's pages: exceptions, and scripts and styles that their policies block. */
function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

const complaining = new WeakSet<BrowserContext>();

/** Lets a page throw, and its policy block something: that is what its test is about. */
export function allowComplaints(page: Page): void {
  complaining.add(page.context());
}

/** Limits the waits that Playwright has no limit for: a script's promise, and a key that arrives. */
function withTimeouts(page: Page): Page {
  page.evaluate = withTimeout(page.evaluate);
  page.keyboard.press = withTimeout(page.keyboard.press);
  return page;
}

function withTimeout<Ask extends (...args: never[]) => Promise<unknown>>(ask: Ask): Ask {
  return new Proxy(ask, { apply: (...call) => inTime(Reflect.apply(...call)) });
}

async function inTime<Value>(waited: Promise<Value>): Promise<Value> {
  // Made before the wait: its stack tells which line waits.
  const late = new errors.TimeoutError(`did not end within ${TIMEOUT_MS} ms`);
  const ended = new AbortController();
  const giveUp = async () => {
    await setTimeout(TIMEOUT_MS, undefined, { signal: ended.signal });
    throw late;
  };
  try {
    return await Promise.race([waited, giveUp()]);
  } finally {
    ended.abort();
  }
}
