import type { Measure } from './schema.ts';

/** What a line says beside its text. */
export interface Place {
  label: string;
  text: string;
}

/** What is known of a line: how it is reckoned, and over what. What nobody has filled is left out. */
export function placesOf({ formule, calcul, periode, echantillon, ecart }: Measure): Place[] {
  return [
    { label: 'Formule', text: formule },
    { label: 'Calcul', text: calcul },
    { label: 'Période', text: periode },
    { label: 'Échantillon', text: echantillon },
    { label: 'Écart', text: ecart },
  ].flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}
