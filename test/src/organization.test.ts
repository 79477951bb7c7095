import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { organization } from '../../src/structured-data/organization.ts';
import { realSettings } from '../support/real-pages.ts';

const test = suite('The agency in structured data');

const url = (path: string) => `https://agence.test${path}`;

function told(changes: object): object {
  const thing = organization({ path: '/', url, settings: { ...realSettings(), ...changes } });
  return typeof thing === 'object' ? thing : {};
}

test('its own accounts are its own, and examples are nobody’s', () => {
  const own = { nom: 'LinkedIn' as const, adresse: 'https://www.linkedin.com/company/agence' };
  const sample = { nom: 'X' as const, adresse: 'https://x.com/orbite_exemple' };
  assert.equal(told({ reseaux: [own, sample] }), { ...told({ reseaux: [] }), sameAs: [own.adresse] });
  assert.equal(told({ reseaux: [sample] }), told({ reseaux: [] }));
});

test('hours are told where they are certain, and else not at all', () => {
  const hours = [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '12:00' },
  ];
  const { openingHoursSpecification, ...rest } = Object.fromEntries(
    Object.entries(told({ horaires: 'Lundi – mardi, 8h30-12h' })),
  );
  assert.equal(openingHoursSpecification, hours);
  assert.equal(told({ horaires: 'Sur rendez-vous' }), rest);
});

test.run();
