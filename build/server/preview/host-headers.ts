import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The headers of a path, as it was asked for: names and values. */
export type HeadersFor = (path: string) => ReadonlyMap<string, string>;

/** What browsers are told for good is not for a machine that serves by http. */
const NEVER = 'strict-transport-security';

/**
 * What a host sends that reads the `_headers` file of a folder, if one is there: each block a path, of which `*` stands for any part, and the
 * indented lines below it its headers. What several blocks say of one header is joined, as Cloudflare Pages does.
 */
export async function hostHeaders(dir: string): Promise<HeadersFor> {
  const text = await readFile(join(dir, '_headers'), 'utf8').catch(() => '');
  const rules = text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { pattern: patternOf(path.trim()), fields: lines.flatMap(fieldOf) };
    });
  return (path) => {
    const headers = new Map<string, string>();
    for (const { pattern, fields } of rules)
      if (pattern.test(path))
        for (const [name, value] of fields) headers.set(name, [headers.get(name) ?? [], value].flat().join(', '));
    return headers;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

function fieldOf(line: string): [name: string, value: string][] {
  const [, name = '', value = ''] = /^\s+([^\s:]+):(.*)$/.exec(line) ?? [];
  return name === '' || name.toLowerCase() === NEVER ? [] : [[name.toLowerCase(), value.trim()]];
}
