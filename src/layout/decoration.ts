import { fnv1a } from '../format/hash.ts';
import { type ChosenColors, recolor, recoloringOf } from '../styles/palette.ts';
import { DAY, NIGHT } from '../styles/token-colors.ts';

/** A stylesheet of what only decorates, in the site's own colours. */
export interface DecorationSource {
  name: string;
  rules: string;
}

/** A stylesheet in the agency's colours: a separate file that a page loads after its content, and that browsers cache. */
interface Decoration {
  /** From the root, with the hash of what it holds. */
  address: string;
  rules: string;
}

/** The last one of each source is kept: most pages have the same. */
const latest = new WeakMap<DecorationSource, { key: string; decoration: Decoration }>();

export function decorationIn(source: DecorationSource, chosen: ChosenColors | undefined): Decoration {
  const key = JSON.stringify(chosen ?? {});
  const known = latest.get(source);
  if (known?.key === key) return known.decoration;
  const rules = recolor(source.rules, recoloringOf(chosen));
  const decoration = { address: `/assets/${source.name}-${fnv1a(rules).toString(36)}.css`, rules };
  latest.set(source, { key, decoration });
  return decoration;
}

/** Returns a colour as stylesheets write it, by day and by night. `alpha`: two hexadecimal digits. */
export function lightDark(name: keyof typeof DAY, alpha = ''): string {
  return `light-dark(${DAY[name]}${alpha},${NIGHT[name]}${alpha})`;
}
