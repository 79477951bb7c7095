/**
 * The functions and at-rules that styles of a drawing may use, in lower case. CSS loads nothing, today or in a later browser, but by a function
 * or an at-rule. A style with another one is refused.
 */
const FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp ' +
    'matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez ' +
    'rotate3d skew skewx skewy perspective cubic-bezier steps linear linear-gradient radial-gradient conic-gradient ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon path rect xywh ' +
    'not is where has nth-child nth-last-child nth-of-type nth-last-of-type'
  ).split(' '),
);
const AT_RULES = new Set(['media', 'keyframes', '-webkit-keyframes', 'supports']);

/**
 * Whether a style sheet, a `style` attribute or a presentation attribute (SVG 2, § 6.6) uses nothing but what is known to be safe.
 * Escapes are refused, since they could hide anything. Takes time linear in the length.
 */
export function isSafeStyle(css: string): boolean {
  if (css.includes('\\')) return false;
  for (const [, rule = ''] of css.matchAll(/@([^\s({;"'@]*)/g)) if (!AT_RULES.has(rule.toLowerCase())) return false;
  for (const { 1: name = '', 0: call, index } of css.matchAll(/(?<![\w-])([\w-]+)\(/g)) {
    const safe = name.toLowerCase() === 'url' ? isWithin(css, index + call.length) : FUNCTIONS.has(name.toLowerCase());
    if (!safe) return false;
  }
  return true;
}

/** Whether the address that begins there is an element of the same drawing, or pixels in the address itself. */
function isWithin(css: string, start: number): boolean {
  const within = /\s*(?:["']\s*)?(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/iy;
  within.lastIndex = start;
  return within.test(css);
}
