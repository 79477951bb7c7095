/** The design tokens amber, ink and night, as the scheduling service wants them: hexadecimal, without `#`. */
export const SCHEDULING_COLORS = { primary_color: 'ffc46b', text_color: 'eef2ff', background_color: '0a0d1a' } as const;

/** The scheduling page with the site's colours and a campaign's tags. */
export function schedulingUrl(address: string, campaign: Readonly<Record<string, string | undefined>> = {}): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...SCHEDULING_COLORS, ...campaign })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
