/** Drawing elements of SVG 2 (§ element index). None of them runs, frames or loads anything. */
const DRAWN = new Set(
  (
    'svg g defs symbol use switch title desc style a view path rect circle ellipse line polyline polygon text tspan textPath image marker ' +
    'linearGradient radialGradient stop pattern clipPath mask filter animate animateMotion animateTransform mpath set ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

export function isDrawingElement(element: string): boolean {
  return DRAWN.has(element);
}

/** Elements that run, frame or load something (SVG 2, SVG 1.1 and HTML). All others that do not draw are removed without a report. */
const RUNNING = new Set(
  (
    'script foreignobject handler listener prefetch discard iframe frame object embed applet audio video source track canvas img link base meta ' +
    'form font-face font-face-uri color-profile cursor tref'
  ).split(' '),
);

/** Tells whether an element could run or load something. `element`: its name without namespace prefix. */
export function isActiveElement(element: string): boolean {
  return RUNNING.has(element.toLowerCase());
}

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

const NAMESPACES: Readonly<Record<string, string>> = { xmlns: SVG, 'xmlns:xlink': XLINK };

/** Tells whether an attribute is kept, and whether a removed one is unsafe. */
export function checkAttribute(name: string, value: string): boolean | 'unsafe' {
  if (Object.hasOwn(NAMESPACES, name)) return value === NAMESPACES[name];
  if (isPlainText(name)) return true;
  if (!isDrawnAttribute(name)) return /^on|(?:^|:)href$/i.test(name) ? 'unsafe' : false;
  if (name.endsWith('href')) return isWithin(value) || 'unsafe';
  // An animation may set only attributes for which every value is safe.
  if (name === 'attributeName') return (isDrawnAttribute(value) && !value.endsWith('href')) || 'unsafe';
  return isSafeStyle(value) || 'unsafe';
}

/** Tells whether an address is an element of the same drawing, or contains pixels itself. */
function isWithin(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);base64,)/i.test(address);
}

/** Attributes of SVG 2 (§ attribute index) for shapes and animations. */
const OWN =
  'accumulate additive amplitude attributeName azimuth baseFrequency begin bias by calcMode clipPathUnits cx cy d diffuseConstant divisor dur ' +
  'dx dy edgeMode elevation end exponent filterUnits from fr fx fy gradientTransform gradientUnits height href xlink:href in in2 intercept ' +
  'k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth ' +
  'maskContentUnits maskUnits max media method min mode numOctaves offset operator order orient origin pathLength patternContentUnits ' +
  'patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY ' +
  'repeatCount repeatDur requiredExtensions restart result rotate rx ry scale seed side slope spacing specularConstant specularExponent ' +
  'spreadMethod startOffset stdDeviation stitchTiles style surfaceScale systemLanguage tableValues targetX targetY textLength to transform type ' +
  'values version viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z';

/** CSS properties that are attributes as well (SVG 2, § 6.6), and older ones. */
const PRESENTATION =
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cursor ' +
  'direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size ' +
  'font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering ' +
  'isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow ' +
  'paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering transform-box transform-origin ' +
  'unicode-bidi vector-effect visibility white-space word-spacing writing-mode';

const DRAWN_ATTRIBUTES = new Set(`${OWN} ${PRESENTATION}`.split(' '));

function isDrawnAttribute(name: string): boolean {
  return DRAWN_ATTRIBUTES.has(name);
}

/** Tells whether an attribute contains plain text, which no browser takes for an address or a style. */
function isPlainText(name: string): boolean {
  return /^(?:id|class|role|lang|tabindex|focusable|aria-[a-z]+|xml:(?:space|lang))$/.test(name);
}

/** Allowed functions and at-rules. CSS loads nothing without a function or an at-rule, so a style with any other is refused. */
const FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp ' +
    'matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez ' +
    'rotate3d skew skewx skewy perspective cubic-bezier steps linear linear-gradient radial-gradient conic-gradient ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon path rect xywh ' +
    'not is where has nth-child nth-last-child nth-of-type nth-last-of-type'
  ).split(' '),
);
const AT_RULES = new Set(['media', 'keyframes', '-webkit-keyframes', 'supports', 'font-face']);

/** Tells in linear time whether a stylesheet, `style` or presentation attribute (SVG 2, § 6.6) is safe. Escapes could hide anything: they are refused. */
export function isSafeStyle(css: string): boolean {
  if (css.includes('\\')) return false;
  for (const [, rule = ''] of css.matchAll(/@([^\s({;"'@]*)/g)) if (!AT_RULES.has(rule.toLowerCase())) return false;
  for (const { 1: name = '', 0: call, index } of css.matchAll(/(?<![\w-])([\w-]+)\(/g)) {
    const safe =
      name.toLowerCase() === 'url' ? isWithinAt(css, index + call.length) : FUNCTIONS.has(name.toLowerCase());
    if (!safe) return false;
  }
  return true;
}

/** Tells whether the address at `start` is an element of the same drawing, or contains pixels or a font itself. */
function isWithinAt(css: string, start: number): boolean {
  const within = /\s*(?:["']\s*)?(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+);)/iy;
  within.lastIndex = start;
  return within.test(css);
}
