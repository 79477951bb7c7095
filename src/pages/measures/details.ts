import type { Measure } from './schema.ts';

/** A detail beside the text of a line. */
export interface Detail {
  label: string;
  text: string;
}

/** Returns the details of a line that are filled in: formula, calculation, period, sample. */
export function detailsOf({ formule, calcul, periode, echantillon, ecart }: Measure): Detail[] {
  return [
    { label: 'Formule', text: formule },
    { label: 'Calcul', text: calcul },
    { label: 'Période', text: periode },
    { label: 'Échantillon', text: echantillon },
    { label: 'Écart', text: ecart },
  ].flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}
