import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Site } from '../../src/pages/site.ts';
import { paths } from '../../src/routes.ts';
import { all, one, plain, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Home page');

/** The services that the page shows at work, as its writer lists them. */
async function showcase(): Promise<Site['home']['data']['services']['vitrine']> {
  const { result } = await realSite();
  return (result.site as Site).home.data.services.vitrine;
}

test('the home page leads to each service once: those it shows at work with the title written for it, the others by their names', async () => {
  const services = await entriesOfType('service');
  const main = one(await realPage(paths.home), 'main');
  const titles = all(main, 'h3').map(textOf);
  const shown = await showcase();
  for (const { slug, path, data } of services) {
    const exhibit = shown.find(({ service }) => service === slug);
    const links = all(main, `a[href="${path}"]`).filter((link) => textOf(link) === plain(data.carte.titre));
    assert.is(links.length, 1, slug);
    assert.ok(titles.includes(plain(exhibit ? exhibit.titre : data.carte.titre)), slug);
  }
});

test('what a service shows at work says on the home page, too, that its data are samples', async () => {
  const main = one(await realPage(paths.home), 'main');
  const pieces = all(main, 'p').filter((text) => textOf(text) === "Données d'exemple");
  const services = await entriesOfType('service');
  const shown = (await showcase()).filter(({ service }) =>
    services
      .find(({ slug }) => slug === service)
      ?.data.sections.some(({ type }) => ['fiches', 'tableau', 'application'].includes(type)),
  );
  assert.is(pieces.length, shown.length);
});

test('each case study has a line with its first result on the home page', async () => {
  const main = one(await realPage(paths.home), 'main');
  for (const { path, data } of await entriesOfType('caseStudy')) {
    const [line] = all(main, 'li').filter((item) => all(item, `a[href="${path}"]`).length === 1);
    assert.is(line && textOf(one(line, 'strong')), plain(data.resultats[0]?.valeur ?? ''), path);
  }
});

test.run();
