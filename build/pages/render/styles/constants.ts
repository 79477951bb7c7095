import type { ChildNode, Declaration, Root } from 'postcss';
import { groupBy } from '../../../platform/group-by.ts';

const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Replaces references to constant custom properties by their values, and removes the declarations. A constant is declared once, on `:root`,
 * is used only as `var(--name)`, and is mentioned by no script.
 */
export function withConstants(root: Root, isMentioned: (name: string) => boolean): void {
  const constants = new Map<string, string>();
  const declarations: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    declarations.push(declaration);
  });
  const text = root.toString();
  const mentions = countsOf(text.match(/--[\w-]+/g));
  const references = countsOf([...text.matchAll(REFERENCE)].map(([, name = '']) => name));
  for (const [name, all] of groupBy(declarations, ({ prop }) => prop)) {
    const [only] = all;
    if (!only || all.length > 1 || !isOfRoot(only) || isMentioned(name)) continue;
    if (mentions.get(name) === (references.get(name) ?? 0) + 1) constants.set(name, only.value.trim());
  }
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    // Minifiers leave a space here in custom properties.
    declaration.raws.between = ':';
    declaration.value = compact(foldCalc(resolve(declaration.value, constants)));
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Removes the spaces around commas, slashes and asterisks, which minifiers leave; texts in quotes stay unchanged. */
function compact(value: string): string {
  return value.replace(/("[^"]*"?|'[^']*'?)|[\s,/*]+/g, (run, quoted?: string) =>
    quoted === undefined && /[,/*]/.test(run) ? run.replace(/\s/g, '') : run,
  );
}

function isOfRoot({ parent }: Declaration): boolean {
  const rule: ChildNode | undefined = parent?.type === 'rule' ? (parent as ChildNode) : undefined;
  return rule?.type === 'rule' && rule.selector === ':root' && rule.parent?.type === 'root';
}

/** Fills constants into a value. A constant that refers to itself, directly or through others, stays an invalid reference. */
function resolve(value: string, constants: ReadonlyMap<string, string>, within: readonly string[] = []): string {
  return value.replace(REFERENCE, (reference, name: string, at: number) => {
    const constant = constants.get(name);
    if (constant === undefined || within.includes(name)) return reference;
    const text = resolve(constant, constants, [...within, name]);
    // `var()` ends the word before it, so that its value needs a space there (CSS Custom Properties, § 3).
    const [before = '', after = ''] = [value[at - 1], value[at + reference.length]];
    return `${/[\w%-]/.test(before) ? ' ' : ''}${text}${/[\w%(.#-]/.test(after) ? ' ' : ''}`;
  });
}

const NEGATED = /calc\(-1 \* (\.?\d[\d.]*[a-z]+)\)/g;
const SUM = /calc\((\.?\d[\d.]*)([a-z]+) \+ (\.?\d[\d.]*)\2\)/g;

/** Computes sums of lengths that constants have filled in: `calc(4rem + .5rem)` becomes `4.5rem`. */
function foldCalc(value: string): string {
  return value
    .replace(NEGATED, '-$1')
    .replace(SUM, (_, one: string, unit: string, other: string) => `${Number(one) + Number(other)}${unit}`);
}

function countsOf(names: readonly string[] | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
