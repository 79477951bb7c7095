import type { Adoption } from '../build/contract/adoption.ts';

/** What `npm run adopt` asks of the agency that takes over this site. */
export const adoption: Adoption = {
  fields: [
    ['marque'],
    ['adresse'],
    ['email'],
    ['telephone'],
    ['adressePostale', 'rue'],
    ['adressePostale', 'codePostal'],
    ['adressePostale', 'ville'],
    ['presentation'],
    ['rendezVous'],
    ['chat'],
  ],
  contentType: 'article',
  sheet: 'src/styles/tokens.css',
  colors: [
    {
      name: 'night',
      title: 'le fond',
      family: ['night-raised', 'night-high', 'night-glass'],
      against: ['ink', 'ink-muted', 'amber', 'blue'],
    },
    { name: 'amber', title: 'les boutons', family: ['amber-bright'], against: ['night', 'on-amber'] },
    { name: 'blue', title: 'les liens et les traits', family: [], against: ['night', 'night-high'] },
  ],
  colored: ['src/format/token-colors.ts', 'static/favicon.svg', 'static/images/fondateur.svg'],
  tests: ['test/content'],
};
