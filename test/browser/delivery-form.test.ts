import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import {
  EMPTY,
  field,
  fillMessage,
  MESSAGE,
  notifications,
  openChoices,
  sentPanel,
  submitButton,
  typedIn,
} from '../support/contact-form.ts';
import { attributes, parseHtml } from '../support/dom.ts';
import { endpoint, RECEIVER } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { once } from '../support/once.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('A form that is sent as browsers send forms');

/** The real site, whose form goes to the endpoint as a form, for a receiver with a name of its own for the trap and a field of its own. */
const formSite = once(() =>
  siteCopy({
    settings: `delivery:
  endpoint: ${RECEIVER}/messages
  format: formulaire
  noms: { site_web: _gotcha }
  champs: [{ nom: form-name, valeur: contact }]
`,
  }),
);

const SENT = { ...MESSAGE, secteur: '', typedemande: '', _gotcha: '', 'form-name': 'contact' };

test('with script it needs no preflight, says what became of the message, and keeps its key', async () => {
  const [{ url }, server] = [await formSite(), await endpoint()];
  Object.assign(server, { answers: [422, 200], posts: [], preflights: 0 });
  await inPage({}, async (page) => {
    await page.goto(`${url}/contact`);
    await submitButton(page).click();
    await eventually(() => page.locator('form [aria-invalid="true"]').count(), Object.keys(MESSAGE).length);
    await fillMessage(page);
    await submitButton(page).click();
    await page.locator('form').getByRole('alert').waitFor();
    assert.is(await sentPanel(page).count(), 0, 'the form can be sent again');
    assert.equal(await typedIn(page), MESSAGE);
    await submitButton(page).click();
    await notifications(page).getByText('Message envoyé !').waitFor();
    await eventually(() => typedIn(page), { ...EMPTY });
    assert.is(page.url(), `${url}/contact`);
  });
  const [first, second] = server.posts.map(({ body: { 'idempotency-key': key, duree, ...fields } }) => {
    assert.match(duree ?? '', /^\d+$/);
    assert.equal(fields, SENT);
    return key;
  });
  assert.match(first ?? '', /^[\da-f]{32}$/);
  assert.equal([server.posts.length, second, server.preflights], [2, first, 0]);
});

test('without script it is sent all the same, and its reader comes to a page of thanks', async () => {
  const [{ url }, server] = [await formSite(), await endpoint()];
  Object.assign(server, { answers: [new URL(`${url}/merci`)], posts: [] });
  await inPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${url}/contact`);
    assert.is(await page.locator('#audit-gratuit noscript').count(), 0, 'nothing says that it needs script');
    await fillMessage(page);
    await openChoices(page);
    await field(page, 'secteur').selectOption('sante');
    await submitButton(page).click();
    await page.waitForURL(`${url}/merci`);
    assert.is(await page.locator('h1').count(), 1);
    assert.ok((await page.locator('main a').count()) > 0, 'it leads on');
  });
  assert.equal(
    server.posts.map(({ body }) => body),
    [{ ...SENT, secteur: 'sante' }],
  );
});

test('the page of thanks is for nobody else: it is in no list, and search engines leave it out', async () => {
  const { url } = await formSite();
  const read = async (path: string) => (await fetch(url + path)).text();
  assert.equal(attributes(parseHtml(await read('/merci')), 'meta[name="robots"]', 'content'), ['noindex']);
  for (const list of ['/sitemap.xml', '/llms.txt', '/recherche.json'])
    assert.not((await read(list)).includes('/merci'), list);
});
