import type { Graph, Thing } from 'schema-dts';

/** Signs that would end a script element or a line of one, wherever they stand in JSON. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Things as one JSON-LD document, fit for the inside of a script element. */
export function graphText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
