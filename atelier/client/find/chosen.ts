import type { Found, FoundText, Replacement } from '../../api.ts';

/** The passages that are to give way, by their indices, by the path of their text. */
export type Chosen = ReadonlyMap<string, ReadonlySet<number>>;

/** All but those that programs read. */
export function chosenAtFirst({ texts }: Found): Chosen {
  return new Map(
    texts.map((text) => [text.path, new Set(indicesOf(text).filter((at) => !text.passages[at]?.address))]),
  );
}

/** With one passage, or all of a text's, chosen or left. */
export function withPassages(chosen: Chosen, { path }: FoundText, indices: readonly number[], take: boolean): Chosen {
  const known = chosen.get(path) ?? new Set();
  const next = take ? [...known, ...indices] : [...known].filter((at) => !indices.includes(at));
  return new Map([...chosen, [path, new Set(next)]]);
}

export function indicesOf({ passages }: FoundText): number[] {
  return passages.map((_, index) => index);
}

/** How many passages of how many texts. */
export function countOf(chosen: Chosen): { passages: number; texts: number } {
  const counts = [...chosen.values()].map(({ size }) => size).filter((size) => size > 0);
  return { passages: counts.reduce((sum, count) => sum + count, 0), texts: counts.length };
}

/** What the server is asked to change. */
export function chosenTexts({ texts }: Found, chosen: Chosen): Replacement['texts'] {
  return texts.flatMap(({ path, version }) => {
    const own = [...(chosen.get(path) ?? [])];
    return own.length === 0 ? [] : [{ path, version, chosen: own }];
  });
}
