import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DOT_COUNT, starfieldRules } from '../../src/layout/starfield.ts';

const test = suite('Starfield');

/** A rule names its element: one for any element would be tried on every element of the page. */
const RULE = /^\[data-stars\]>i:nth-child\((\d+)n\+(\d+)\)$/;

/** Returns the declarations for each dot, as a browser applies them: the `n`-th child fits `:nth-child(An+B)` from B on, every A. */
function dotsOf(css: string): Map<string, string>[] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => {
    const [, every = '', first = ''] = RULE.exec(selector.trim()) ?? [];
    if (every === '') throw new Error(`not a rule for every so-many-th dot: ${selector}`);
    return { every: Number(every), first: Number(first), declarations: pairsOf(declarations) };
  });
  return Array.from({ length: DOT_COUNT }, (_, index) => {
    const place = index + 1;
    const fitting = rules.filter(({ every, first }) => place >= first && (place - first) % every === 0);
    return new Map(fitting.flatMap(({ declarations }) => declarations));
  });
}

function pairsOf(declarations: string): [string, string][] {
  return declarations.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':');
    return [name.trim(), value.trim()];
  });
}

const dots = dotsOf(starfieldRules('[data-stars]>i'));

function numbers(name: string, unit: string): number[] {
  return dots.map((dot, index) => {
    const value = dot.get(name) ?? '';
    assert.ok(value.endsWith(unit), `dot ${index + 1} has no ${name} in ${unit}: ${value}`);
    return Number.parseFloat(value);
  });
}

test('gives each of the 140 dots one place of its own, spread over the whole page', () => {
  assert.is(DOT_COUNT, 140);
  const [left, top] = [numbers('left', '%'), numbers('top', '%')];
  assert.is(new Set(left.map((x, index) => `${x} ${top[index]}`)).size, DOT_COUNT);
  for (const percent of [...left, ...top]) assert.ok(percent >= 0 && percent <= 100, `${percent} %`);
  const quarters = left.map((x, index) => `${x < 50} ${(top[index] ?? 0) < 50}`);
  for (const quarter of ['true true', 'true false', 'false true', 'false false'])
    assert.ok(quarters.filter((name) => name === quarter).length > DOT_COUNT / 8, quarter);
});

test('makes dots of 1 to 3 pixels, as wide as high, of several sizes', () => {
  const widths = numbers('width', 'px');
  assert.equal(numbers('height', 'px'), widths);
  for (const width of widths) assert.ok(width >= 1 && width <= 3, `${width} px`);
  assert.ok(new Set(widths).size > 2);
});

test('keeps the brightness of dots between 0.35 and 0.9, with differences', () => {
  const bright = numbers('opacity', '');
  for (const opacity of bright) assert.ok(opacity >= 0.35 && opacity <= 0.9, `${opacity}`);
  assert.ok(new Set(bright).size > 2);
});

test('is the same at every build', () => {
  assert.is(starfieldRules('a'), starfieldRules('a'));
});

test.run();
