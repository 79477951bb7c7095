import { parse, stringify } from 'yaml';

/** A content file with these values at the top of its front matter, in the place of its own; `undefined` takes a key away. */
export function withFrontMatter(text: string, changes: Readonly<Record<string, unknown>>): string {
  const [, head = '', ...body] = text.split(/^---$/m);
  return `---\n${stringify({ ...changes, ...parse(head), ...changes }, { lineWidth: 0 })}---${body.join('---')}`;
}
