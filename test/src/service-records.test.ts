import { recordColumn } from '../../src/pages/service/records/schema.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Records of a service');

const column = (record: object) => recordColumn.safeParse({ titre: 'Devis envoyé', fiches: [record] });

test('a title is enough for a record, which is then closed and has no lines', () => {
  assert.equal(column({ titre: 'Cabinet comptable' }).data?.fiches, [
    { titre: 'Cabinet comptable', champs: [], ouverte: false },
  ]);
});

test('a record without a title, in another state, with half a line or a field of another name is refused', () => {
  const sound = { titre: 'Cabinet comptable', etat: 'attente', champs: [{ nom: 'Besoin', valeur: 'Relances' }] };
  assert.ok(column(sound).success);
  const changes = [{ titre: ' ' }, { etat: 'perdu' }, { champs: [{ nom: 'Besoin' }] }, { montant: '3 400 €' }];
  for (const change of changes) assert.not(column({ ...sound, ...change }).success, JSON.stringify(change));
});

test('a column without a record is refused', () => {
  assert.not(recordColumn.safeParse({ titre: 'Signé', fiches: [] }).success);
});
