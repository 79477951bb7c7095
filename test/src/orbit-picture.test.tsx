import { assert, suite } from '../suite.ts';
import { all, attributes, textOf } from '../support/dom.ts';
import { renderedInPage } from '../support/rendered-in-page.ts';

const { OrbitPicture } = await import('../../src/pages/home/OrbitPicture.tsx');

const test = suite('Tools on the orbits of the home page');

for (const count of [1, 3, 7, 8])
  test(`${count} stand at as many places, each joined to the centre, and the chosen ones are lit`, () => {
    const outils = Array.from({ length: count }, (_, index) => `Outil ${index}`);
    const [from = '', to = ''] = [outils[0], outils.at(-1)];
    const page = renderedInPage(<OrbitPicture description="Un dessin" {...{ outils, from, to }} hours={153} />);
    assert.equal(all(page, 'g > text').map(textOf), outils);
    const places = all(page, 'g > circle').map(({ attribs: { cx, cy } }) => `${cx} ${cy}`);
    assert.is(new Set(places).size, count);
    const [ties = '', way = ''] = attributes(page, 'path', 'd');
    for (const place of places) assert.match(ties ?? '', `L${place}`);
    assert.is(way, `M${places[0]}L0 0L${places.at(-1)}`);
    assert.equal(all(page, '[data-lit]').map(textOf), [...new Set([from, to])]);
  });
