import { type Node, parseSync } from 'oxc-parser';
import { type Place, replacementsOf } from './operators.ts';

/** One small change of a file. */
export interface Mutant {
  /** From the project's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** Where what is replaced begins, in UTF-16 units. */
  at: number;
  original: string;
  replacement: string;
}

/** Every mutant of a TypeScript source; types, names, imports, keys and texts for people are left alone. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const text = (node: Node) => source.slice(node.start, node.end);

  const own = (node: Node, place: Place): Mutant[] => {
    const original = text(node);
    const replacements = [...new Set(replacementsOf(node, place, text))].filter((one) => one !== original);
    const line = source.slice(0, node.start).split('\n').length;
    return replacements.map((replacement) => ({ file, line, at: node.start, original, replacement }));
  };
  const below = (parent: Node): Mutant[] =>
    childrenOf(parent).flatMap(([node, key]) => [
      ...(isFixed(node, { parent, key }) ? [] : own(node, { parent, key })),
      ...below(node),
    ]);
  return below(program);
}

/** The source with the mutant in it. */
export function mutated(source: string, { at, original, replacement }: Mutant): string {
  return source.slice(0, at) + replacement + source.slice(at + original.length);
}

/** A node's children in the order of the source, types left out. */
function childrenOf(node: Node): [Node, key: string][] {
  const children = Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((child): [Node, string][] =>
      isNode(child) && isCode(child) ? [[child, key]] : [],
    ),
  );
  // A shorthand property is one place in the source and two nodes.
  return children
    .sort(([a], [b]) => a.start - b.start)
    .filter(([child], index) => child.start >= (children[index - 1]?.[0].end ?? 0));
}

/** Whether the language wants what stands there as it is. */
function isFixed(node: Node, { parent, key }: Place): boolean {
  if (/^(?:Import|Export(?!Default))/.test(parent.type) && key !== 'declaration') return true;
  if (key === 'key' && !('computed' in parent && parent.computed)) return true;
  if (parent.type === 'TaggedTemplateExpression' || parent.type === 'JSXAttribute') return true;
  return parent.type === 'ExpressionStatement' && node.type === 'Literal';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** TypeScript's own nodes are types, but for the three that hold an expression. */
function isCode({ type }: Node): boolean {
  return !type.startsWith('TS') || ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
}
