import { recolor } from '../../../build/contract/recoloring.ts';
import { colors } from '../../../src/pages/settings/colors/schema.ts';
import { contrastOf } from '../../../src/styles/contrast.ts';
import { CHOICES, closeColors, lowestContrast, nearestReadable, recoloringOf } from '../../../src/styles/palette.ts';
import { DAY, NIGHT, SECONDARY_COLORS } from '../../../src/styles/token-colors.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('The palette that an agency chooses');

test('is the site’s own where nothing is chosen, and where its own colours are', () => {
  assert.is(recoloringOf(), undefined);
  assert.is(recoloringOf({ fond: undefined }), undefined);
  const own = { fond: NIGHT.night, boutons: NIGHT.amber.toUpperCase(), liens: SECONDARY_COLORS.blue[1] };
  for (const [from, to] of Object.entries(recoloringOf(own) ?? {})) assert.is(to, from);
});

test('has the chosen colour by night, and its family at the same distance', () => {
  const colors = recoloringOf({ boutons: '#9be28f' }) ?? {};
  assert.is(colors[NIGHT.amber], '#9be28f');
  assert.is(colors[NIGHT.night], undefined);
  const [, bright] = SECONDARY_COLORS['amber-bright'];
  assert.ok(contrastOf(colors[bright] ?? '#000000', NIGHT.night) > contrastOf('#9be28f', NIGHT.night));
});

test('stands for whole colours alone, with what they say of their opacity', () => {
  const [from, to] = [NIGHT.amber, '#9be28f'];
  const paint = (text: string) => recolor(text, { [from]: to });
  assert.is(paint(`${from}80 ${from.toUpperCase()};${NIGHT.star}`), `${to}80 ${to};${NIGHT.star}`);
  for (const other of [`${from}8`, `${from}-bis`, `${from}80ab`]) assert.is(paint(other), other);
});

test('can be read by day and by night whatever dark ground is chosen', () => {
  for (const fond of ['#000000', '#0b2e1a', '#1a0b2e', '#20262e', '#2e2e2e']) {
    const colors = recoloringOf({ fond });
    assert.is(colors?.[NIGHT.night], fond);
    assert.equal(closeColors(colors), [], fond);
  }
});

test('the nearest readable colour is proposed, lighter or darker and of the same hue', () => {
  for (const chosen of [{ boutons: '#201810' }, { fond: '#555566' }, { liens: '#111122' }, { fond: '#f6f2e7' }]) {
    const [[choice, color] = ['fond' as const, '']] = Object.entries(chosen) as ['fond', string][];
    assert.ok(lowestContrast(chosen, choice), color);
    const nearest = nearestReadable(chosen, choice) ?? '';
    assert.match(nearest, /^#[\da-f]{6}$/);
    assert.is(lowestContrast({ [choice]: nearest }, choice), undefined, nearest);
  }
});

test('refuses each choice that nobody could tell from the ground', () => {
  for (const choice of CHOICES) {
    const color = choice === 'fond' ? NIGHT.ink : NIGHT.night;
    assert.not(colors.safeParse({ [choice]: color }).success, choice);
  }
});

test('goes by day as far as it can be read there: the whole way, or half of it', () => {
  const byDay = (fond: string) => recoloringOf({ fond })?.[DAY.night];
  assert.equal(['#131658', '#0c3a3c'].map(byDay), ['#fffbff', '#f7fff8']);
});

test('keeps the kind of a button’s and a link’s colour by day as well, dark enough to be read there', () => {
  for (const [choice, token] of [
    ['boutons', DAY.amber],
    ['liens', SECONDARY_COLORS.blue[0]],
  ] as const) {
    for (const color of ['#8ff0e0', '#ffd0f0', '#d8ff70', '#ff9080']) {
      const colors = recoloringOf({ [choice]: color });
      assert.equal(closeColors(colors), [], color);
      const turn = Math.abs(hueOf(color) - hueOf(colors?.[token] ?? ''));
      assert.ok(Math.min(turn, 360 - turn) < 40, `${color} became ${colors?.[token]}`);
    }
  }
});

/** In degrees, as CSS counts them. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

test('is compared with what exceeds its own limit most', () => {
  const worst = lowestContrast({ fond: '#335820' }, 'fond');
  const edge = closeColors(recoloringOf({ fond: '#335820' })).find(({ token }) => token === 'field-line');
  assert.ok(worst && edge && edge.ratio < worst.ratio);
  assert.is(worst.token, 'blue');
});
