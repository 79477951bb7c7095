import { type ChosenColors, recolor, recoloringOf } from '../styles/palette.ts';
import { type DAY, NIGHT } from '../styles/token-colors.ts';

/** Returns the colours of a side as the scheduling service expects them: hexadecimal, without `#`. */
export function schedulingColors({ amber, ink, night }: typeof DAY | typeof NIGHT) {
  return { primary_color: amber.slice(1), text_color: ink.slice(1), background_color: night.slice(1) };
}

/** Returns the address of the scheduling page with the site's colours by night, or the `chosen` ones, and a campaign's tags. */
export function schedulingUrl(
  address: string,
  campaign: Readonly<Record<string, string | undefined>> = {},
  chosen?: ChosenColors,
): string {
  const url = new URL(address);
  const colors = recoloringOf(chosen);
  for (const [name, color] of Object.entries(schedulingColors(NIGHT)))
    url.searchParams.set(name, recolor(`#${color}`, colors).slice(1));
  for (const [name, value] of Object.entries(campaign)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
