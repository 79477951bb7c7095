import { type Node, parseSync } from 'oxc-parser';
import { replacementsOf } from './operators.ts';

export interface Mutant {
  /** Counts from 1 in each file. */
  id: number;
  /** 1-based. */
  line: number;
  original: string;
  replacement: string;
  /** What runs as the module is loaded can only be changed before that. */
  atLoad: boolean;
}

/** The variable that holds the number of the mutant that is alive. */
export const SWITCH = '__mutant';

/**
 * All mutants of a TypeScript source in one: `code` does what the source does until a mutant's number is in the switch.
 * So one process can try many of them, and one bundle of the browser all of them.
 */
export function mutantsOf(name: string, source: string): { code: string; mutants: Mutant[] } {
  const mutants: Mutant[] = [];
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]?.message}`);
  const text = (node: Node) => source.slice(node.start, node.end);

  const add = (node: Node, replacement: string, { inFunction }: Place): string => {
    const line = source.slice(0, node.start).split('\n').length;
    const id = mutants.length + 1;
    mutants.push({ id, line, original: text(node), replacement, atLoad: !inFunction });
    return `globalThis.${SWITCH}===${id}`;
  };

  const print = (node: Node, place: Place): string => {
    const own = place.fixed ? [] : [...place.extra, ...replacementsOf(node, text)];
    const choices = [...new Set(own)]
      .filter((replacement) => replacement !== text(node))
      .map((replacement) => `${add(node, replacement, place)}?(${replacement}):`);
    const emptied = place.isFunctionBody && isFilledBlock(node) ? `{if(${add(node, '{}', place)})return;` : undefined;
    let printed = '';
    let at = node.start;
    for (const [child, within] of childrenOf(node, place)) {
      printed += source.slice(at, child.start) + print(child, within);
      at = child.end;
    }
    printed += source.slice(at, node.end);
    if (emptied) printed = emptied + printed.slice(1);
    return choices.length > 0 ? `(${choices.join('')}(${printed}))` : printed;
  };

  const code = source.slice(0, program.start) + print(program, TOP) + source.slice(program.end);
  return { code, mutants };
}

/** Where a node stands, and what that means for it. */
interface Place {
  inFunction: boolean;
  isFunctionBody: boolean;
  /** Nothing may be written in its place. */
  fixed: boolean;
  /** Replacements for where it stands, not for what it is. */
  extra: readonly string[];
}

const TOP: Place = { inFunction: false, isFunctionBody: false, fixed: true, extra: [] };

/** A node's children in the order of the source, types left out. */
function childrenOf(node: Node, place: Place): [Node, Place][] {
  const children = Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((child): [Node, Place][] =>
      isNode(child) && isCode(child) ? [[child, placeOf(node, key, child, place)]] : [],
    ),
  );
  // A shorthand property is one place in the source and two nodes.
  return children
    .sort(([a], [b]) => a.start - b.start)
    .filter(([child], index) => child.start >= (children[index - 1]?.[0].end ?? 0));
}

function placeOf(parent: Node, key: string, child: Node, { inFunction, fixed }: Place): Place {
  const isBody = key === 'body' && (parent.type === 'ArrowFunctionExpression' || isFunction(parent));
  return {
    inFunction: inFunction || isFunction(parent),
    isFunctionBody: isBody,
    fixed: isFixed(parent, key, child, fixed),
    extra: extraFor(parent, key, child, isBody),
  };
}

function isFixed(parent: Node, key: string, child: Node, parentIsFixed: boolean): boolean {
  if (/^(?:Import|Export(?!Default))/.test(parent.type) && key !== 'declaration') return true;
  if (key === 'key' && !('computed' in parent && parent.computed)) return true;
  if (parent.type === 'TaggedTemplateExpression' || parent.type.startsWith('JSX'))
    return key !== 'expression' || isChainLink(child);
  if (parent.type === 'ExpressionStatement' && 'directive' in parent && parent.directive) return true;
  // A link of an optional chain must stay in it, or nothing after it is skipped.
  const isLink =
    (parent.type === 'ChainExpression' || (parentIsFixed && isChainLink(parent))) &&
    ['expression', 'object', 'callee'].includes(key);
  return (isLink && isChainLink(child)) || (key === 'callee' && child.type === 'MemberExpression');
}

function extraFor(parent: Node, key: string, child: Node, isBody: boolean): string[] {
  if (key === 'test' && /^(?:If|Conditional|For|While)/.test(parent.type))
    return parent.type === 'IfStatement' ? ['true', 'false'] : parent.type === 'ConditionalExpression' ? [] : ['false'];
  if (parent.type === 'ExpressionStatement') return ['undefined'];
  const isReturned = parent.type === 'ReturnStatement' || (isBody && child.type !== 'BlockStatement');
  return isReturned && child.type !== 'Literal' ? ['undefined'] : [];
}

function isFilledBlock(node: Node): boolean {
  return node.type === 'BlockStatement' && node.body.length > 0;
}

function isChainLink({ type }: Node): boolean {
  return type === 'MemberExpression' || type === 'CallExpression' || type === 'TSNonNullExpression';
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** TypeScript's own nodes are types, but for the three that hold an expression. */
function isCode({ type }: Node): boolean {
  return !type.startsWith('TS') || ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
}
