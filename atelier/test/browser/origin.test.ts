import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PAGE_FRAGMENT } from '../../../build/contract/preview-messages.ts';
import { dev } from '../../../build/diagnostics/messages/dev.fr.ts';
import { assert, suite } from '../../../test/suite.ts';
import { allowComplaints, inPage } from '../../../test/support/browser.ts';
import { textPage } from '../../../test/support/fixture-site.ts';
import { once } from '../../../test/support/once.ts';
import { TIMEOUT_MS } from '../../../test/support/timeout.ts';
import { endpointAddress, GUIDE, TOKEN, WORKSHOP } from '../../api.ts';
import { append, body } from '../support/workshop-page.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite("What a script of the site's pages reaches of the workshop");

const CONTACT = 'content/pages/contact.md';
const TEXT = textPage('Contact', '## Écrire\n\nUn texte.');

interface Opened {
  page: Page;
  server: Awaited<ReturnType<typeof workshopServer>>;
  /** Of the workshop's page. */
  token: string;
  file(): string;
}

/** One for all of these tests: none of them writes. */
const served = once(async () => {
  const server = await workshopServer({ lasting: true }, { [CONTACT]: TEXT });
  await server.nextBuild();
  return server;
});

/** Opens a file in the workshop and leaves a text unsaved there. */
async function withUnsaved(work: (opened: Opened) => Promise<void>, options: Parameters<typeof inPage>[0] = {}) {
  const server = await served();
  await inPage(options, async (page) => {
    await page.goto(`${server.workshop}#/${CONTACT}`);
    await body(page).press('Control+End');
    await page.keyboard.insertText('Pas encore dit.');
    await page.frameLocator('iframe').getByText('Pas encore dit.').waitFor();
    const token = await page.locator(`meta[name="${TOKEN}"]`).getAttribute('content');
    await work({ page, server, token: token ?? '', file: () => readFileSync(join(server.root, CONTACT), 'utf8') });
  });
}

interface Target {
  token: string;
  header: string;
  addresses: readonly string[];
  workshops: readonly string[];
  data: string;
  /** In milliseconds. */
  timeout: number;
}

/** Runs in a page of the site, as a script of a package would that is in it: all that it got hold of. */
async function attack({ token, header, addresses, workshops, data, timeout }: Target): Promise<string[]> {
  const got: string[] = [];
  const headers = { [header]: token, 'content-type': 'application/json' };
  const requests: RequestInit[] = [
    {},
    { mode: 'no-cors' },
    { headers },
    { method: 'POST', headers, body: data },
    { method: 'POST', body: data },
    { method: 'POST', mode: 'no-cors', body: data },
  ];
  for (const address of addresses)
    for (const request of requests) {
      const response = await fetch(address, request).catch(() => undefined);
      if (response?.ok) got.push(`${address} ${await response.text()}`);
    }
  for (const address of workshops) {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = address;
    document.body.append(frame);
    await loaded;
    if (frame.contentDocument?.querySelector('meta')) got.push(`frame of ${address}`);
    const tab = open(address);
    // A window that is cut off is closed for its opener; another would let its document be read.
    if (!tab) got.push('no window, which proves nothing');
    for (const end = performance.now() + timeout; tab && !tab.closed && performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      try {
        if (tab.document.querySelector('meta')) got.push(`document of ${address}`);
      } catch {
        // Another origin's, on its way.
      }
    }
    if (tab && !tab.closed) got.push(`window of ${address}`);
  }
  return [...got, ...Object.keys(localStorage).filter((key) => key.startsWith('atelier'))];
}

test('a page of the site reads neither token nor unsaved text, and writes nothing even with the token', async () => {
  // Without the pages' own policy, which a server need not send.
  await withUnsaved(
    async ({ page, server, token, file }) => {
      allowComplaints(page);
      const own = await page.context().newPage();
      await own.goto(`${server.url}contact`);
      const workshops = [new URL(WORKSHOP, server.url).href, server.workshop];
      const asked = [...['files/save', 'files/open', 'content/list'].map(endpointAddress), '/__dev/events'];
      const addresses = [
        ...workshops,
        ...asked.map((path) => new URL(path, server.workshop).href),
        ...asked.slice(0, 3).map((path) => new URL(path, server.url).href),
      ];
      const { version } = await page.evaluate(
        async ({ address, headers, body }) => (await fetch(address, { method: 'POST', headers, body })).json(),
        {
          address: endpointAddress('files/open'),
          headers: { [TOKEN]: token, 'content-type': 'application/json' },
          body: JSON.stringify({ path: CONTACT }),
        },
      );
      const data = JSON.stringify({ path: CONTACT, text: 'Volé.', version });
      const target = { token, header: TOKEN, addresses, workshops, data, timeout: TIMEOUT_MS };
      assert.equal(await own.evaluate(attack, target), []);
      assert.is(file(), TEXT);
      assert.equal(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('atelier-texte-'))),
        [`atelier-texte-${CONTACT}`],
        'which is kept where the workshop alone finds it',
      );
    },
    { bypassCSP: true },
  );
});

test('the framed page has the site’s origin, and cannot read or navigate the workshop', async () => {
  await withUnsaved(async ({ page, server, file }) => {
    // A browser lets a frame lead its tab away once it was clicked.
    await page.frameLocator('iframe').getByText('Pas encore dit.').click();
    const frame = page.frames().find((one) => one.url().startsWith(server.url));
    const got = await frame?.evaluate(async (header) => {
      const tries: (() => unknown)[] = [
        () => parent.document.querySelector(`meta[name="${header}"]`),
        () => parent.localStorage.length,
        () => Object.keys(localStorage).filter((key) => key.startsWith('atelier')).length,
        () => {
          if (top) top.location.href = '/contact';
        },
      ];
      for (const data of [{ preview: 'line', line: 'x' }, { preview: 'line', line: 1e300 }, { preview: 'line' }, 'x'])
        parent.postMessage(data, '*');
      return tries.map((attempt) => {
        try {
          return attempt() ?? 'nothing';
        } catch {
          return 'refused';
        }
      });
    }, TOKEN);
    assert.equal(got, ['refused', 'refused', 0, 'refused']);
    // The click's message may still be on its way, and the keyboard in the frame until it has come.
    await append(page, ' Toujours là.');
    await page.frameLocator('iframe').getByText('Toujours là.').waitFor();
    assert.is(file(), TEXT);
  });
});

test("the workshop's address at the site redirects, and the guide stands at the site's origin", async () => {
  const server = await served();
  await inPage({}, async (page) => {
    await page.goto(new URL(`${WORKSHOP}#/${CONTACT}`, server.url).href);
    await body(page).waitFor();
    assert.is(page.url(), `${server.workshop}#/${CONTACT}`);
    const link = page.getByRole('link', { name: 'Ouvrir la page' });
    assert.is(await link.evaluate((one: HTMLAnchorElement) => one.href), `${server.url}contact`);
    await page.goto(new URL(GUIDE, server.workshop).href);
    assert.is(page.url(), new URL(GUIDE, server.url).href);
    await page.getByRole('link', { name: 'Retour à l’atelier' }).first().click();
    await page.getByRole('searchbox').waitFor();
    assert.is(page.url(), server.workshop);
  });
});

test('each page links to its text in the workshop; a page without a text links to the list', async () => {
  const server = await served();
  await inPage({}, async (page) => {
    await page.goto(new URL('contact', server.url).href);
    await page.getByRole('link', { name: dev.edit }).click();
    await body(page).getByText('Un texte.').waitFor();
    await page.goto(`${server.workshop}${PAGE_FRAGMENT}/nulle-part`);
    await page.getByRole('searchbox').waitFor();
  });
});
