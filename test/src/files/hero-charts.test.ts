import { heroChartFile } from '../../../src/files/hero-charts.ts';
import { paths } from '../../../src/routes.ts';
import { constellationOf } from '../../../src/ui/constellation.ts';
import { assert, suite } from '../../suite.ts';
import { attributes } from '../../support/dom.ts';
import { realPages } from '../../support/real-pages.ts';
import { realSite } from '../../support/real-site.ts';

const test = suite('Constellations of heroes');

const links = [
  [0, 1],
  [1, 2],
  [2, 3],
] as const;

test('name their stars, whatever signs a name has, and have their lines once more for a light', () => {
  const svg = heroChartFile(constellationOf('un', { steps: ['Devis', 'R&D', '<b>', 'CRM'], links }));
  for (const name of ['Devis', 'R&amp;D', '&lt;b&gt;', 'CRM']) assert.ok(svg.includes(`>${name}</text>`), name);
  const [lines, light] = [...svg.matchAll(/<path (?:id="trajet" )?d="([^"]+)"/g)].map(([, data]) => data);
  assert.ok(lines);
  assert.is(light, lines);
});

test('have no colour of their own: the page gives them those of its side', () => {
  assert.not.match(heroChartFile(constellationOf('un')), /#[\da-f]{3}|var\(/i);
});

test('are there for each page that shows one, and for no other', async () => {
  const { result } = await realSite();
  const made = result.files.flatMap(({ path }) => (path.startsWith('etoiles/') ? `/${path}` : [])).sort();
  const shown = [...(await realPages())].flatMap(([path, page]) => {
    const file = paths.heroChart(path);
    return attributes(page, 'main use', 'href').some((href) => href?.startsWith(`${file}#`)) ? file : [];
  });
  assert.ok(shown.length > 0);
  assert.equal(made, shown.sort());
});
