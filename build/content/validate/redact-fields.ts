import type { z } from 'zod';
import type { KeyPath } from '../../contract/content-type.ts';
import { stringsOf, valueAt } from '../../contract/field-values.ts';
import { markedFields, valuePaths } from './field-assets.ts';

/** The front matter as visitors see it. Paths are those in the written data. */
export interface RedactedFields {
  data: unknown;
  /** Removed paths: texts, or the smallest group or list element that is invalid without them. */
  redactedFields: readonly KeyPath[];
  /** Paths of texts that have to stay, because the schema accepts nothing without them. */
  needed: readonly KeyPath[];
}

interface Cut {
  blank: KeyPath;
  /** The path that is removed; empty for the whole front matter. */
  at: KeyPath;
}

/** Removes drafts from lists, and texts that match a pattern, with the groups and elements that are invalid without them. */
export function redactFields(schema: z.ZodType, data: unknown, patterns: readonly RegExp[]): RedactedFields {
  const drafts = draftsIn(schema, data);
  const blanks = stringsOf(data).filter(
    ({ at, text }) =>
      patterns.some((pattern) => text.search(pattern) !== -1) && !drafts.some((draft) => isWithin(at, draft)),
  );
  let cuts: Cut[] = [...drafts, ...blanks.map(({ at }) => at)].map((at) => ({ blank: at, at }));
  if (cuts.length === 0) return { data, redactedFields: [], needed: [] };
  const before = new Set(issuesOf(schema, data).map(({ id }) => id));
  for (;;) {
    const redacted = cuts.flatMap(({ at }) => (at.length > 0 ? [at] : []));
    const left = removeFields(data, [], new Set(redacted.map(pathKey)));
    const broken = issuesOf(schema, left, redacted).filter(({ id }) => !before.has(id));
    const wider = cuts.map(({ blank, at }) => ({ blank, at: widenPath(at, broken) }));
    if (wider.every(({ at }, index) => at === cuts[index]?.at)) {
      return {
        data: left,
        redactedFields: redacted,
        needed: cuts.flatMap(({ blank, at }) => (at.length === 0 ? [blank] : [])),
      };
    }
    cuts = wider;
  }
}

/** Returns the path in the written data for a path in the redacted data. */
export function unredactedPath(at: KeyPath, redacted: readonly KeyPath[]): KeyPath {
  const path: (string | number)[] = [];
  for (const key of at) {
    const before = redacted.filter((one) => one.length === path.length + 1 && isWithin(one, path));
    const removed = new Set(before.map((one) => Number(one.at(-1))).sort((a, b) => a - b));
    const moved = (index: number, one: number) => (one <= index ? index + 1 : index);
    path.push(typeof key === 'number' ? [...removed].reduce(moved, key) : key);
  }
  return path;
}

function draftsIn(schema: z.ZodType, data: unknown): KeyPath[] {
  return markedFields(schema, 'draft')
    .flatMap(({ path }) => valuePaths(data, path))
    .filter((at) => valueAt(data, at) === true)
    .map((at) => at.slice(0, -1));
}

function removeFields(value: unknown, at: KeyPath, redacted: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isLeft = ([key]: [string | number, unknown]) => !redacted.has(pathKey([...at, key]));
  if (Array.isArray(value))
    return [...value.entries()].filter(isLeft).map(([key, inner]) => removeFields(inner, [...at, key], redacted));
  const entries = Object.entries(value).filter(isLeft);
  return Object.fromEntries(entries.map(([key, inner]) => [key, removeFields(inner, [...at, key], redacted)]));
}

interface Issue {
  at: KeyPath;
  id: string;
}

function issuesOf(schema: z.ZodType, data: unknown, redacted: readonly KeyPath[] = []): Issue[] {
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map(({ code, path }) => {
    const at = unredactedPath(
      path.filter((key) => typeof key !== 'symbol'),
      redacted,
    );
    return { at, id: `${code} ${pathKey(at)}` };
  });
}

/** Widens a path to the group that is invalid without it, or whose rule is broken. */
function widenPath(at: KeyPath, broken: readonly Issue[]): KeyPath {
  const [issue] = broken.filter((one) => isWithin(at, one.at));
  if (!issue || at.length === 0) return at;
  return issue.at.length === at.length ? at.slice(0, -1) : issue.at;
}

function isWithin(at: KeyPath, above: KeyPath): boolean {
  return above.every((key, index) => at[index] === key);
}

function pathKey(at: KeyPath): string {
  return JSON.stringify(at);
}
