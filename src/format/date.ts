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

/**
 * Formats `2025-08-15` for readers. A date that stands alone has a capital month ('15 Août 2025'), as the site's specification writes the dates of
 * articles; one within a sentence has none ('15 août 2025'). The first of a month is '1er' in both.
 */
export function frenchDate(iso: string, where: 'alone' | 'sentence'): string {
  const [year, month, day] = iso.split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1];
  return `${day === 1 ? '1er' : day} ${where === 'alone' ? name : name?.toLowerCase()} ${year}`;
}
