/** Returns the contrast of two colours, from 1 to 21; each `#rrggbb`. Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map((hex) => luminance(channelsOf(hex))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns red, green and blue of `#rrggbb`, from 0 to 1. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Returns the relative luminance of a colour (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
