import type { ParsedFile } from '../../contract/parsed-file.ts';
import { VARIABLE } from '../../contract/variables.ts';
import { memoize } from '../../platform/memoize.ts';

/** Names of the variables in a file's front matter and then its text, each once. */
export const variableNames = memoize(
  ({ data, variables }: { data: unknown; variables: ParsedFile['variables'] }): readonly string[] => [
    ...new Set([...namesIn(data), ...variables.map(({ name }) => name)]),
  ],
);

function namesIn(data: unknown): string[] {
  if (typeof data === 'string') return [...data.matchAll(VARIABLE)].map(([, name = '']) => name);
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(namesIn) : [];
}
