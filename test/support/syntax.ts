import { type Node, parseSync } from 'oxc-parser';
import { read } from './source-files.ts';

export interface Syntax {
  /** Every node of it. */
  nodes: Node[];
  /** The line, from 1, of an offset. */
  lineAt: (offset: number) => number;
}

/** The syntax of a TypeScript file. */
export function syntaxOf(file: string): Syntax {
  const source = read(file);
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  return { nodes: below(program), lineAt: (offset) => source.slice(0, offset).split('\n').length };
}

function below(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode);
  return [node, ...children.flatMap(below)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
