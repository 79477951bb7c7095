import { type Document, isPair, isScalar, visit } from 'yaml';
import type { KeyPath } from '../../../build/contract/content-type.ts';

/** A value of a front matter that is no list and no group. */
export interface FieldValue {
  at: KeyPath;
  /** A text as it reads; anything else as it is written. */
  value: string;
  isText: boolean;
  /** Where it is written, in the YAML. */
  start: number;
  end: number;
}

/** All of them, in the order in which they are written. */
export function fieldValues(document: Document, yaml: string): FieldValue[] {
  const values: FieldValue[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const isText = typeof node.value === 'string';
      const value = isText ? String(node.value) : yaml.slice(start, end);
      values.push({ at: pathOf([...ancestors, node]), value, isText, start, end });
    },
  });
  return values;
}

function pathOf(nodes: readonly unknown[]): KeyPath {
  return nodes.flatMap((node, index): (string | number)[] => {
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    const parent = nodes[index - 1];
    return isList(parent) ? [parent.items.indexOf(node)] : [];
  });
}

function isList(node: unknown): node is { items: unknown[] } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'items' in node &&
    Array.isArray(node.items) &&
    !node.items.some(isPair)
  );
}
