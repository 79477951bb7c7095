import { DAY, NIGHT } from './token-colors.ts';

/** Returns a colour as stylesheets write it, by day and by night. `alpha`: two hexadecimal digits. */
export function lightDark(name: keyof typeof DAY, alpha = ''): string {
  return `light-dark(${DAY[name]}${alpha},${NIGHT[name]}${alpha})`;
}
