import { type Node, parseSync } from 'oxc-parser';
import { read } from './source-files.ts';

const parsed = new Map<string, readonly Node[]>();

/** Returns every node of a file's code. */
export function nodesOf(file: string): readonly Node[] {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, read(file));
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const nodes: Node[] = [program];
  for (const node of nodes) nodes.push(...Object.values(node).flat().filter(isNode));
  parsed.set(file, nodes);
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
