const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
];

/** '2025-08-15' → '15 Août 2025', the site's one form, with a capital month; '1er' on the first of a month. */
export function frenchDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** '2025-08-15' → '15 août 2025', for running text. */
export function dayInSentence(iso: string): string {
  return frenchDate(iso).toLowerCase();
}
