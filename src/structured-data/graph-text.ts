import type { Graph, Thing } from 'schema-dts';

/** Signs that would end a script element or a line of one, wherever they stand in JSON. */
const UNSAFE = /[<\u2028\u2029]/g;

/** JSON-LD nodes as one document, safe inside a script element. */
export function graphText(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
