import type { DAY, NIGHT } from '../styles/token-colors.ts';

/** The colours of a side as the scheduling service wants them: hexadecimal, without `#`. */
export function schedulingColors({ amber, ink, night }: typeof DAY | typeof NIGHT) {
  return { primary_color: amber.slice(1), text_color: ink.slice(1), background_color: night.slice(1) };
}
