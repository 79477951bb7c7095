import type { Check, TextDiagnostic } from './check.ts';

/** A page stands still for whoever asks for less motion, and moves by what costs a browser little for everybody else. */
export const motionDiagnostic: Check = async ({ page }) => {
  const restless = await page.evaluate(() => document.getAnimations().length);
  const { seen, wrong } = await page.evaluate(keyframesDiagnostic);
  return { seen, wrong: restless > 0 ? [...wrong, `${restless} animations under reduced motion`] : wrong };
};

/** In the page: properties that keyframes of its stylesheets move. */
function keyframesDiagnostic(): TextDiagnostic {
  const properties = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .flatMap((rule) => [...rule.cssRules])
    .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []));
  const wrong = properties.filter((property) => !['opacity', 'transform'].includes(property));
  return { seen: properties.length, wrong: wrong.map((property) => `keyframes move ${property}`) };
}
