import type { Graph, Thing } from 'schema-dts';

/** Signs that would end a script element or a line of one, wherever they stand in JSON. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Properties whose value is a text for people, rather than an address, a number or a date. */
const READ = new Set(['name', 'headline', 'description', 'text', 'articleSection', 'jobTitle', 'serviceType']);

/** JSON-LD nodes as one document, safe inside a script element; `typeset` sets what people read of them. */
export function jsonLdText(nodes: readonly Thing[], typeset: (text: string) => string): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  const text = JSON.stringify(graph, (key, value) =>
    READ.has(key) && typeof value === 'string' ? typeset(value) : value,
  );
  return text.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
