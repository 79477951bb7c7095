import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../build/contract/output.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage } from '../support/browser.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { pageText } from '../support/page-text.ts';

const test = suite('Links of islands');

const ORIGIN = 'http://orbite.test';

/** The fixture site with an island that links to a page, woken as the page arrives. */
const WITH_ISLAND = {
  'content/site.md': "---\nadresse: 'https://exemple.test'\ntrailingSlash: true\n---\n",
  'src/Lien.tsx': 'export default ({ href }: { href: string }) => <a href={href}>Lien</a>;\n',
  'src/TextPage.tsx': `
    import { renderToString } from 'react-dom/server';
    import { Layout, type PageProps } from './Layout.tsx';
    import './TextPage.module.css';
    import Lien from './Lien.tsx';
    import { usePage } from './page.ts';
    export default function TextPage(props: PageProps) {
      const island = { href: usePage().href('/contact') };
      return (
        <Layout {...props}>
          <div dangerouslySetInnerHTML={{ __html: props.html }} />
          <div data-island="Lien" data-props={JSON.stringify(island)}
            dangerouslySetInnerHTML={{ __html: renderToString(<Lien {...island} />) }} />
        </Layout>
      );
    }`,
  'src/client.ts': `
    import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import Lien from './Lien.tsx';
    const island = document.querySelector<HTMLElement>('[data-island]');
    if (island) hydrateRoot(island, createElement(Lien, JSON.parse(island.dataset.props ?? '{}')));
    document.documentElement.dataset.script = 'ran';`,
};

test('are the same for the server and the browser, below a base and with trailing slashes', async () => {
  const { ok, files, pages, diagnostics } = await build(fixtureSite(WITH_ISLAND), {
    base: '/depot',
    development: true,
  });
  assert.ok(ok, JSON.stringify(diagnostics));
  const withIsland = pages.find(({ file }) => fileText(file).includes('data-island'));
  assert.ok(withIsland);
  assert.match(pageText(withIsland), '<a href="/depot/contact/">Lien</a>');
  await inPage({}, async (page) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^\/depot\//, '').replace(/\/$/, '/index.html');
      const file = files.find((candidate) => candidate.path === path);
      const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      return file && 'contents' in file
        ? route.fulfill({ contentType, body: Buffer.from(file.contents()) })
        : route.fulfill({ status: 204 });
    });
    await page.goto(`${ORIGIN}/depot/${withIsland.file.path.replace('index.html', '')}`);
    await page.locator('html[data-script=ran]').waitFor();
    await atRest(page);
    assert.equal(complaints, []);
    assert.is(await page.getByRole('link', { name: 'Lien' }).getAttribute('href'), '/depot/contact/');
  });
});

test.run();
