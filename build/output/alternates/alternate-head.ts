import type { PageParts } from './page-parts.ts';

/** Properties of a page's `meta` elements that date it (The Open Graph protocol, articles). */
const DAYS = [
  ['published', 'article:published_time'],
  ['updated', 'article:modified_time'],
] as const;

/** The front matter of a Markdown alternate, from the page's head. JSON's strings are valid YAML. */
export function alternateHead({ title, metas, canonical }: PageParts): string {
  const fields: [name: string, value: string | undefined][] = [
    ['title', title],
    ['description', metas.get('description')],
    ['url', canonical],
    ...DAYS.map(([name, property]): [string, string | undefined] => [name, metas.get(property)]),
  ];
  const lines = fields.flatMap(([name, value]) => (value ? `${name}: ${JSON.stringify(value)}\n` : []));
  return `---\n${lines.join('')}---\n`;
}
