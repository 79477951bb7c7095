import type { Measure } from './schema.ts';

/** What has to be known of a figure before anybody can check it. */
export interface Place {
  label: string;
  /** Undefined while nobody has published it. */
  text: string | undefined;
}

/** The places of a line; none of an example, of which there is nothing to know. */
export function placesOf({ exemple, periode, echantillon, ecart }: Measure): Place[] {
  if (exemple) return [];
  return [
    { label: 'Période', text: periode },
    { label: 'Échantillon', text: echantillon },
    { label: 'Écart', text: ecart },
  ];
}
