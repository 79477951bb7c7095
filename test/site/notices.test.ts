import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { attributes } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Licences of what the site hands out');

test('name the packages and fonts of the browser, are served as text, and the legal notices lead to them', async () => {
  const { url, result } = await realSite();
  assert.ok(attributes(await realPage('/mentions-legales'), 'main a', 'href').includes('/licences.txt'));
  const response = await fetch(`${url}/licences.txt`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
  const text = await response.text();
  for (const name of ['react-dom', 'sonner']) assert.match(text, new RegExp(`^${name} \\d`, 'm'));
  const fonts = result.files.flatMap(({ path }) => /^assets\/(.+)-[A-Z0-9]{8}\.woff2$/.exec(path)?.[1] ?? []);
  for (const font of fonts) assert.ok(text.includes(font), font);
});

test.run();
