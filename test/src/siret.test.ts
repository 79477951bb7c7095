import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupedSiret, sirenOf } from '../../src/format/siret.ts';
import { siret } from '../../src/pages/settings/formats.ts';

const test = suite('SIRET');

const isSiret = (text: string) => siret.safeParse(text).success;

test('takes fourteen digits whose sum of control holds, spaced as one likes', () => {
  for (const text of ['73282932000074', '732 829 320 00074']) assert.ok(isSiret(text), text);
});

test('refuses one digit that is another, two that are swapped, and any other length', () => {
  for (const text of ['73282932000075', '73282932000704', '7328293200007', '732829320000740', '7328293200007a', ''])
    assert.not(isSiret(text), text);
});

test('is shown in groups, and holds the SIREN', () => {
  assert.is(groupedSiret('73282932000074'), '732 829 320 00074');
  assert.is(sirenOf('73 28 29 32 00 00 74'), '732 829 320');
});

test.run();
