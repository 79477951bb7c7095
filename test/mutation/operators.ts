import type { Node } from 'oxc-parser';

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
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
};

const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};

/** Methods whose result may stand for the object they are called on, and the other way round. */
const REMOVED_METHODS =
  /^(?:filter|flat|reverse|slice|sort|toLowerCase|toReversed|toSorted|toUpperCase|trim|trimEnd|trimStart)$/;

/** Words in a row are copy, for people to read and to reword: no test holds them. */
const COPY = /\p{L}+[ ,]+\p{L}+[ ,]+\p{L}+/u;

/** What may be written in an expression's place to see whether a test notices. `text` gives a node's source. */
export function replacementsOf(node: Node, text: (node: Node) => string): string[] {
  switch (node.type) {
    case 'BinaryExpression':
      if (node.operator === '+' && [node.left, node.right].some(isText)) return [];
      return swap(node.operator, (operator) => `${text(node.left)} ${operator} ${text(node.right)}`);
    case 'LogicalExpression':
      return swap(node.operator, (operator) => `(${text(node.left)}) ${operator} (${text(node.right)})`);
    case 'AssignmentExpression':
      return isText(node.right)
        ? []
        : swap(node.operator, (operator) => `${text(node.left)} ${operator} ${text(node.right)}`);
    case 'UpdateExpression':
      return swap(node.operator, (operator) =>
        node.prefix ? operator + text(node.argument) : text(node.argument) + operator,
      );
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [text(node.argument)] : [];
    case 'ConditionalExpression':
      return [text(node.consequent), text(node.alternate)];
    case 'ArrayExpression':
      return withoutElements(node.elements.filter((element) => element !== null).map(text));
    case 'TemplateLiteral':
      return COPY.test(text(node)) || text(node) === '``' ? [] : ["''"];
    case 'CallExpression':
      return calls(node, text);
    case 'ChainExpression':
      return unchained(text(node));
    case 'Literal':
      return literals(node, text(node));
    default:
      return [];
  }
}

function swap(operator: string, print: (operator: string) => string): string[] {
  return (SWAPPED[operator] ?? []).map(print);
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
  const swapped = Object.hasOwn(SWAPPED_METHODS, name) ? SWAPPED_METHODS[name] : undefined;
  if (swapped) return [`${text(callee.object)}.${swapped}(${given.map(text).join(', ')})`];
  return REMOVED_METHODS.test(name) ? [text(callee.object)] : [];
}

/** The chain with one of its question marks left out. */
function unchained(chain: string): string[] {
  return [...chain.matchAll(/\?\.(?=([[(])?)/g)].map(
    ({ index, 1: bracket }) => chain.slice(0, index) + (bracket ? '' : '.') + chain.slice(index + 2),
  );
}

function literals({ value }: Extract<Node, { type: 'Literal' }>, source: string): string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string') return COPY.test(value) ? [] : [value === '' ? "'mutant'" : "''"];
  return source.startsWith('/') ? patterns(source) : [];
}

/** A regular expression without an anchor or a flag, with a looser or stricter repetition, or with one alternative less. */
function patterns(source: string): string[] {
  const end = source.lastIndexOf('/');
  const [pattern, flags] = [source.slice(1, end), source.slice(end + 1)];
  const edits = [
    ...[...pattern.matchAll(/(?<!\\|\[)\^|(?<!\\)\$(?![^[]*\])/g)].map(({ index }) => [index, 1, ''] as const),
    ...[...pattern.matchAll(/(?<=[\w\])])[+*](?![^[]*\])/g)].map(
      ({ 0: repeat, index }) => [index, 1, repeat === '+' ? '*' : '+'] as const,
    ),
    ...[...pattern.matchAll(/(?<!\\)\[\^/g)].map(({ index }) => [index, 2, '['] as const),
    ...[...pattern.matchAll(/\\([dDwWsSbB])/g)].map(({ 1: name = '', index }) => {
      const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
      return [index, 2, `\\${other}`] as const;
    }),
    ...[...pattern.matchAll(/(?<=\(\?:|\|)[^()|[\]]+\||\|[^()|[\]]+(?=\))/g)].map(
      ({ 0: alternative, index }) => [index, alternative.length, ''] as const,
    ),
  ];
  const mutated = edits.map(
    ([at, length, by]) => `/${pattern.slice(0, at)}${by}${pattern.slice(at + length)}/${flags}`,
  );
  const unflagged = [...flags]
    .filter((flag) => flag !== 'u' && flag !== 'v')
    .map((flag) => `/${pattern}/${flags.replace(flag, '')}`);
  return [...mutated, ...unflagged].filter(isValid);
}

function isValid(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  try {
    new RegExp(literal.slice(1, end), literal.slice(end + 1));
    return end > 1;
  } catch {
    return false;
  }
}
