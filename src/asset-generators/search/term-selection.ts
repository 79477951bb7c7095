/** Terms that are kept of a text. */
const KEPT = 145;

/** Selects the terms of each text that are frequent in it and rare in others. Texts and selections are counts by term. */
export function selectTerms(texts: readonly ReadonlyMap<string, number>[]): Map<string, number>[] {
  const having = new Map<string, number>();
  for (const counts of texts) for (const term of counts.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  // What all texts have still tells them from documents without any.
  const rarity = (term: string) => Math.log(1 + texts.length / (having.get(term) ?? 1));
  return texts.map((counts) => {
    if (counts.size <= KEPT) return new Map(counts);
    const weighed = Array.from(counts, ([term, times]) => ({ term, times, weight: times * rarity(term) }));
    weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
    return new Map(weighed.slice(0, KEPT).map(({ term, times }) => [term, times]));
  });
}
