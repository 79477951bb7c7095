import type { Root } from 'postcss';

const CLASS = /"[^"]*"|'[^']*'|\.([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Short names for a stylesheet's classes, in the order of the sheet; classes that a script mentions keep theirs. */
export function shortNames(root: Root, isMentioned: (name: string) => boolean): Record<string, string> {
  const classes = new Set<string>();
  let isSpelledOut = false;
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS)) if (name) classes.add(name);
    // A selector such as `[class^=Card]` depends on the written names.
    isSpelledOut ||= /\[\s*class\s*[~|^$*]?=/.test(selector) || selector.includes('\\');
  });
  if (isSpelledOut) return {};
  const free = shortest(classes);
  return Object.fromEntries(
    [...classes].filter((name) => !isMentioned(`.${name}`)).map((name) => [name, free.next().value ?? name]),
  );
}

/** A selector with the short names. */
export function shortenClasses(selector: string, names: Readonly<Record<string, string>>): string {
  return selector.replace(CLASS, (text, name?: string) => (name ? `.${names[name] ?? name}` : text));
}

/** a, b … z, A … Z, aa, ba …, without those that are taken. */
function* shortest(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number++) {
    const name = spelled(number);
    if (!taken.has(name)) yield name;
  }
}

function spelled(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return `${rest > 0 ? spelled(rest - 1) : ''}${LETTERS[number % LETTERS.length]}`;
}
