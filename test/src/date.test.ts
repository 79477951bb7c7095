import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { frenchDate } from '../../src/format/date.ts';

const test = suite('Dates');

test('are written in the site’s one form, with a capital month', () => {
  assert.is(frenchDate('2025-08-15'), '15 Août 2025');
  assert.is(frenchDate('2025-02-28'), '28 Février 2025');
  assert.is(frenchDate('2024-02-29'), '29 Février 2024');
});

test('have no zero before the day', () => {
  assert.is(frenchDate('2025-01-05'), '5 Janvier 2025');
});

test('call the first of a month 1er, and no other day', () => {
  assert.is(frenchDate('2025-05-01'), '1er Mai 2025');
  assert.is(frenchDate('2025-05-11'), '11 Mai 2025');
  assert.is(frenchDate('2025-05-21'), '21 Mai 2025');
  assert.is(frenchDate('2025-05-31'), '31 Mai 2025');
});

test('know the twelve months', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    frenchDate(`2025-${String(index + 1).padStart(2, '0')}-02`)
      .split(' ')
      .at(1),
  );
  const expected = Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, index, 2)),
  );
  assert.equal(
    months.map((month) => month?.toLowerCase()),
    expected,
  );
  for (const month of months) assert.match(month ?? '', /^\p{Lu}\p{Ll}+$/u);
});

test('do not move with the time zone of the machine', () => {
  const zone = process.env.TZ;
  try {
    for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = name;
      assert.is(frenchDate('2025-12-31'), '31 Décembre 2025', name);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test.run();
