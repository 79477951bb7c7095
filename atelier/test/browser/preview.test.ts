import type { Frame, Page } from 'playwright-core';
import { assert, suite } from '../../../test/suite.ts';
import { inPage } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { fixtureSite, textPage } from '../../../test/support/fixture-site.ts';
import { once } from '../../../test/support/once.ts';
import { endpointAddress, PREVIEW_PAGE, TOKEN } from '../../api.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite("The page in the workshop's frame");

const CONTACT = 'content/pages/contact.md';
const LONG = Array.from({ length: 60 }, (_, nth) => `Un paragraphe, le n° ${nth}.`);
const longPage = (paragraphs: readonly string[] = LONG) => textPage('Contact', paragraphs.join('\n\n'));
/** Line of the file that the paragraph of that number begins in. */
const lineOf = (nth: number) => 6 + 2 * nth;

interface Writer {
  page: Page;
  frame: Frame;
  /** Has a text drawn, and tells the frame so as the workshop does. */
  type(text: string): Promise<boolean>;
  tell(message: object): Promise<void>;
  /** Messages of the frame. */
  told(): Promise<object[]>;
}

/** One server for all tests: none writes into its files. */
const served = once(async () => {
  const server = await workshopServer({ site: fixtureSite({ [CONTACT]: longPage() }), lasting: true });
  await server.nextBuild();
  return server;
});

/** Lays a frame of the contact page, as it is on the disk, into the workshop's own document without its script, and hands it to the work. */
async function writing(work: (writer: Writer) => Promise<void>, options: Parameters<typeof inPage>[0] = {}) {
  const server = await served();
  await inPage(options, async (page) => {
    await page.route('**/atelier.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(server.workshop);
    await draw(page, longPage());
    await page.evaluate(
      (address) => {
        const told: unknown[] = Object.assign(window, { told: [] }).told;
        addEventListener('message', ({ data }) => told.push(data));
        document.body.innerHTML = `<iframe name="preview" width="800" height="500" src="${address}"></iframe>`;
      },
      new URL(`${PREVIEW_PAGE}?path=${CONTACT}`, server.url).href,
    );
    const told = () => page.evaluate<object[]>('told');
    await eventually(async () => (await told()).some((one) => 'preview' in one && one.preview === 'ready'), true);
    const frame = page.frame('preview');
    if (!frame) throw new Error('the workshop has no frame');
    const tell = (message: object) =>
      page.evaluate(
        ({ message, site }) => document.querySelector('iframe')?.contentWindow?.postMessage(message, site),
        { message, site: new URL(server.url).origin },
      );
    let count = 0;
    const type = async (text: string) => {
      const drawn = await draw(page, text);
      if (drawn) await tell({ preview: 'update', count: ++count });
      return drawn;
    };
    await work({ page, frame, type, tell, told });
  });
}

/** Has the server draw a text as it is typed; says whether it could. */
async function draw(page: Page, text: string): Promise<boolean> {
  const asked = { address: endpointAddress('preview'), header: TOKEN, body: JSON.stringify({ path: CONTACT, text }) };
  const { drawn } = await page.evaluate(async ({ address, header, body }) => {
    const token = document.querySelector(`meta[name="${header}"]`)?.getAttribute('content') ?? '';
    const headers = { [header]: token, 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body })).json();
  }, asked);
  return drawn;
}

const shows = (frame: Frame, words: string) => frame.locator('main', { hasText: words }).waitFor();
const scrolled = (frame: Frame) => frame.evaluate(() => scrollY);

test('shows words, paragraphs and headings as they are typed, and keeps its scroll position', async () => {
  await writing(async ({ frame, type }) => {
    await frame.evaluate(() => {
      document.body.append(document.createElement('dev-mark'));
      scrollTo(0, 400);
    });
    const typed = [
      LONG.with(10, 'Un mot nouveau.'),
      LONG.toSpliced(10, 0, 'Un paragraphe nouveau.'),
      LONG.toSpliced(10, 1, '## Un titre nouveau', 'Et un texte.', '- une\n- liste neuve'),
      LONG.toSpliced(10, 3, '| a | b |\n|---|---|\n| c | un tableau neuf |'),
    ];
    for (const paragraphs of typed) {
      assert.ok(await type(longPage(paragraphs)));
      await shows(frame, /nouveau|neu\w+/.exec(paragraphs.slice(10).join(' '))?.[0] ?? '');
    }
    await shows(frame, 'un tableau neuf');
    assert.is(await frame.locator('main p').count(), LONG.length - 3);
    assert.is(await frame.locator('dev-mark').count(), 1, 'it was never loaded anew');
    assert.ok((await scrolled(frame)) > 300);
  });
});

test('is loaded anew where an island or a script comes or goes', async () => {
  await writing(async ({ page, frame, type, told }) => {
    let added = '';
    await page.route(/\/apercu\?/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</main>', () => `${added}</main>`) });
    });
    const count = async () => (await told()).filter((one) => 'preview' in one && one.preview === 'ready').length;
    const parts = ['<div data-island="Essai"></div>', '', '<script type="application/json">{}</script>', ''];
    for (const [nth, part] of parts.entries()) {
      const loads = await count();
      added = part;
      await type(longPage([`Le texte numéro ${nth}.`]));
      await eventually(count, loads + 1);
      await shows(frame, `Le texte numéro ${nth}.`);
    }
  });
});

test('is brought up to date by itself once a server answers again that did not', async () => {
  await writing(async ({ page, frame, type }) => {
    let isAway = true;
    await page.route(/\/apercu\?/, (route) => (isAway ? route.abort('connectionrefused') : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await type(longPage(['Un texte écrit entre-temps.']));
    await failed;
    isAway = false;
    await shows(frame, 'écrit entre-temps');
  });
});

test('keeps the last page that could be drawn while the text has an error', async () => {
  await writing(async ({ frame, type }) => {
    await type(longPage(['Un texte sans faute.']));
    await shows(frame, 'sans faute');
    assert.not(await type('---\ntitre: 3\n---\n\nUne faute.\n'));
    await shows(frame, 'sans faute');
    await type(longPage(['Une faute réparée.']));
    await shows(frame, 'réparée');
  });
});

test('scrolls to the block at the caret, and reports the line of a clicked block', async () => {
  await writing(
    async ({ frame, tell, told }) => {
      await tell({ preview: 'line', line: lineOf(40) });
      await eventually(async () => (await scrolled(frame)) > 300, true);
      const before = await scrolled(frame);
      await tell({ preview: 'line', line: lineOf(41) });
      await frame.getByText('n° 41.').click();
      assert.is(await scrolled(frame), before, 'what is in view already stays where it is');
      await eventually(async () => (await told()).at(-1), { preview: 'line', line: lineOf(41) });
      await tell({ preview: 'line', line: 2 });
      await eventually(() => scrolled(frame), 0);
    },
    { reducedMotion: 'reduce' },
  );
});

test('scrolls to the text of a field, and reports clicked words outside the text', async () => {
  await writing(
    async ({ frame, tell, told }) => {
      await tell({ preview: 'line', line: lineOf(50) });
      await eventually(async () => (await scrolled(frame)) > 300, true);
      await tell({ preview: 'words', words: 'contact' });
      await eventually(() => scrolled(frame), 0);
      await frame.getByRole('heading', { level: 1 }).click();
      await eventually(async () => (await told()).at(-1), { preview: 'words', words: 'Contact' });
    },
    { reducedMotion: 'reduce' },
  );
});

test('the keys that save are told, and the browser saves no page', async () => {
  await writing(async ({ page, frame, told }) => {
    await frame.getByText('n° 1.').click();
    await page.keyboard.press('Control+s');
    await eventually(async () => (await told()).at(-1), { preview: 'save' });
  });
});

test('opens links on the real site in a new tab, and sends no form', async () => {
  await writing(async ({ page, frame, type }) => {
    await type(longPage(['Un [lien](/).']));
    await shows(frame, 'Un lien');
    const [tab] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'lien' }).click()]);
    assert.is(new URL(tab.url()).pathname, '/');
    await tab.close();
    await frame.evaluate(() => {
      const form = document.createElement('form');
      form.action = '/contact';
      document.querySelector('main')?.append(form);
      form.requestSubmit();
    });
    await shows(frame, 'Un lien');
  });
});

test('hears nobody but the workshop', async () => {
  await writing(async ({ frame, type }) => {
    await type(longPage(['Un texte tapé.']));
    await shows(frame, 'tapé');
    await frame.evaluate(() => postMessage({ preview: 'line', line: 9999 }, location.origin));
    await frame.evaluate(() => postMessage('du bruit', location.origin));
    assert.is(await scrolled(frame), 0);
  });
});
