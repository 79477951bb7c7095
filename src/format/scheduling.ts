import { type DAY, NIGHT } from './token-colors.ts';

/** The colours of a side as the scheduling service wants them: hexadecimal, without `#`. */
export function schedulingColors({ amber, ink, night }: typeof DAY | typeof NIGHT) {
  return { primary_color: amber.slice(1), text_color: ink.slice(1), background_color: night.slice(1) };
}

/** The scheduling page with the site's colours by night and a campaign's tags. */
export function schedulingUrl(address: string, campaign: Readonly<Record<string, string | undefined>> = {}): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...schedulingColors(NIGHT), ...campaign })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
