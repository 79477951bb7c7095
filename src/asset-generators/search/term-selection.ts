/** Terms that are kept of a text. */
const KEPT = 145;

/** Counts by term. */
type Counts = ReadonlyMap<string, number>;

/**
 * Selects the terms of a text that are frequent in it and rare in the others. `texts` are counted one at a time: the counts of thousands, held at
 * once, would be the most that a build holds.
 */
export function termSelection(texts: readonly (() => Counts)[]): (counts: Counts) => Counts {
  const having = new Map<string, number>();
  for (const count of texts) for (const term of count().keys()) having.set(term, (having.get(term) ?? 0) + 1);
  // Terms that all texts have still tell them from documents without any.
  const rarities = new Map(Array.from(having, ([term, count]) => [term, Math.log(1 + texts.length / count)]));
  return (counts) => (counts.size <= KEPT ? counts : weightiest(counts, rarities));
}

/** Of equal ones at the end those that come first by their letters. */
function weightiest(counts: Counts, rarities: Counts): Counts {
  const terms = [...counts];
  const weights = Float64Array.from(terms, ([term, times]) => times * (rarities.get(term) ?? 0));
  const least = weights.toSorted().at(-KEPT) ?? 0;
  const kept = terms.filter((_, nth) => (weights[nth] ?? 0) > least);
  const equal = terms.filter((_, nth) => weights[nth] === least).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map([...kept, ...equal.slice(0, KEPT - kept.length)]);
}
