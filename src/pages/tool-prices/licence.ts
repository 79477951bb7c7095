/** Under which the prices are published as data. */
export const LICENCE = {
  name: 'Licence Ouverte 2.0',
  url: 'https://www.etalab.gouv.fr/wp-content/uploads/2017/04/ETALAB-Licence-Ouverte-v2.0.pdf',
} as const;
