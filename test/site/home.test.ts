import { formatHours, hoursAYear } from '../../src/format/workload.ts';
import type { Site } from '../../src/pages/site.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, one, plain, says, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Home page');

/** The services that the page shows at work, as its writer lists them. */
async function showcase(): Promise<Site['home']['data']['services']['vitrine']> {
  const { result } = await realSite();
  return (result.site as Site).home.data.services.vitrine;
}

test('the home page links to each service once, by its written title or by its name', async () => {
  const services = await entriesOfType('service');
  const main = one(await realPage(paths.home), 'main');
  const titles = all(main, 'h3').map(textOf);
  const shown = await showcase();
  for (const { slug, path, data } of services) {
    const exhibit = shown.find(({ service }) => service === slug);
    const links = all(main, `a[href="${path}"]`).filter((link) => textOf(link) === plain(data.carte.titre));
    assert.is(links.length, 1, slug);
    if (exhibit) assert.ok(titles.includes(plain(exhibit.titre)), slug);
  }
});

test('what services show at work says on the home page, too, that its data are samples', async () => {
  const main = one(await realPage(paths.home), 'main');
  const services = await entriesOfType('service');
  const shown = (await showcase()).filter(({ service }) =>
    services
      .find(({ slug }) => slug === service)
      ?.data.sections.some(({ type }) => ['fiches', 'tableau', 'application'].includes(type)),
  );
  if (shown.length > 0) assert.ok(says(main, /données d'exemple/));
});

test('the sentence to fill in says without script what its example takes a year', async () => {
  const main = one(await realPage(paths.home), 'main');
  const { result } = await realSite();
  const { debut, nombre, minutes } = (result.site as Site).home.data.trajet;
  assert.ok(textOf(one(main, '[data-workload] noscript')).startsWith(plain(`${debut} ${nombre}`)));
  const hours = hoursAYear({ times: nombre, minutes });
  assert.is(textOf(one(main, '[data-hours]')), plain(formatHours(hours)));
  assert.match(textOf(one(main, 'output')), plain(`${formatHours(hours)} h par an`));
});

test('each case study has a line with its first result on the home page', async () => {
  const main = one(await realPage(paths.home), 'main');
  for (const { path, data } of await entriesOfType('caseStudy')) {
    const [line] = all(main, 'li').filter((item) => all(item, `a[href="${path}"]`).length === 1);
    assert.is(line && textOf(one(line, 'strong')), plain(data.resultats[0]?.valeur ?? ''), path);
  }
});
