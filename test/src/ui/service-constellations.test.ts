import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { serviceConstellation } from '../../../src/ui/service-constellations.ts';
import { DRAWN_SERVICES } from '../../support/drawn-services.ts';

const test = suite('Constellations of services');

test('have bright, middling and faint stars, and lines between different ones', () => {
  for (const slug of DRAWN_SERVICES) {
    const { stars, lines } = serviceConstellation(slug);
    const magnitudes = new Set(stars.map(({ magnitude }) => magnitude));
    for (const magnitude of magnitudes) assert.ok([1, 2, 3].includes(magnitude), slug);
    assert.ok(magnitudes.has(2) && magnitudes.has(3), `${slug}: its stars are alike`);
    for (const [from, to] of lines) assert.is.not(from, to, slug);
  }
  const { stars } = serviceConstellation('design');
  assert.equal(stars.slice(0, 2), [
    { x: 160, y: 28, magnitude: 1 },
    { x: 126, y: 136, magnitude: 2 },
  ]);
});

test.run();
