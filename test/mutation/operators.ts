import type { Node } from 'oxc-parser';
import { patternsLike } from './patterns.ts';

/** Where a node stands: the node around it, and the name of its place there. */
export interface Place {
  parent: Node;
  key: string;
}

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const SWAPPED_METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Methods whose result may be replaced by the object they are called on. */
const REMOVED_METHODS =
  /^(?:filter|flat|reverse|slice|sort|toLowerCase|toReversed|toSorted|toUpperCase|trim|trimEnd|trimStart)$/;

/** Words in a row are copy, for people to read and to reword: no test holds them. */
const COPY = /\p{L}+[ ,]+\p{L}+[ ,]+\p{L}+/u;

/** Attributes that change only the look of an element, or nothing that is drawn. */
const UNSEEN_ATTRIBUTE = /^(?:className|key)$/;

/** What may be written in a node's place to see whether a test notices. `text` gives a node's source. */
export function replacementsOf(node: Node, place: Place, text: (node: Node) => string): string[] {
  return [...forPlace(node, place), ...(isGuard(node, place) ? [] : forNode(node, text))];
}

/** Replacements that depend on where a node stands: conditions, results, bodies. */
function forPlace(node: Node, { parent, key }: Place): string[] {
  if (key === 'test' && parent.type === 'IfStatement') return ['true', 'false'];
  if (key === 'test' && /^(?:For|While)/.test(parent.type)) return ['false'];
  if (key === 'body' && node.type === 'BlockStatement' && isFunction(parent)) return node.body.length > 0 ? ['{}'] : [];
  const isResult = parent.type === 'ReturnStatement' || (key === 'body' && parent.type === 'ArrowFunctionExpression');
  return isResult && node.type !== 'Literal' ? ['undefined'] : [];
}

/** The empty text that stands in for an element or a group, which the compiler cannot know to be there. */
function isGuard(node: Node, { parent, key }: Place): boolean {
  const isFallback = parent.type === 'LogicalExpression' && parent.operator === '??' && key === 'right';
  return isFallback && node.type === 'Literal' && node.value === '';
}

function forNode(node: Node, text: (node: Node) => string): string[] {
  switch (node.type) {
    case 'ExpressionStatement':
      return 'directive' in node && node.directive ? [] : [';'];
    case 'LogicalExpression':
      return (SWAPPED[node.operator] ?? []).map(
        (operator) => `((${text(node.left)}) ${operator} (${text(node.right)}))`,
      );
    case 'BinaryExpression':
    case 'AssignmentExpression':
      if (node.operator.startsWith('+') && [node.left, node.right].some(isText)) return [];
      return (SWAPPED[node.operator] ?? []).map((operator) => `${text(node.left)} ${operator} ${text(node.right)}`);
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [text(node.argument)] : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].map((branch) => `(${text(branch)})`);
    case 'ArrayExpression':
      return withoutElements(node.elements.filter((element) => element !== null).map(text));
    case 'TemplateLiteral':
      return COPY.test(text(node)) ? [] : ["''"];
    case 'CallExpression':
      return calls(node, text);
    case 'JSXAttribute':
      return UNSEEN_ATTRIBUTE.test(text(node.name)) ? [] : [''];
    case 'Literal':
      return literals(node, text(node));
    default:
      return [];
  }
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function withoutElements(elements: readonly string[]): string[] {
  if (elements.length === 0) return [];
  if (elements.length === 1) return ['[]'];
  return ['[]', ...elements.map((_, index) => `[${elements.toSpliced(index, 1).join(', ')}]`)];
}

function calls({ callee, arguments: given }: Extract<Node, { type: 'CallExpression' }>, text: (node: Node) => string) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.optional) return [];
  const { name } = callee.property;
  const swapped = SWAPPED_METHODS.get(name);
  if (swapped) return [`${text(callee.object)}.${swapped}(${given.map(text).join(', ')})`];
  return REMOVED_METHODS.test(name) ? [text(callee.object)] : [];
}

function literals({ value }: Extract<Node, { type: 'Literal' }>, source: string): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string') return COPY.test(value) ? [] : [value === '' ? "'mutant'" : "''"];
  return source.startsWith('/') ? patternsLike(source) : [];
}
