import type { Entries, Entry } from '../../../build/contract/entry.ts';
import type { CitedFact } from '../../format/following-sections.ts';
import type { Facts } from './schema.ts';

/** Returns the variable that cites a fact in texts. */
export function variableOf(name: string): string {
  return `fait.${name}`;
}

/** Returns the facts that an entry cites, grouped by product, products in the order of their first citation. */
export function citedFacts({ variables = [] }: Pick<Entry, 'variables'>, facts: Entries<Facts>): CitedFact[] {
  if (variables.length === 0) return [];
  const known = byVariable(facts);
  const cited = variables.flatMap((name) => known.get(name) ?? []);
  const products = [...new Set(cited.map(({ produit }) => produit))];
  return products.flatMap((product) => cited.filter(({ produit }) => produit === product));
}

const indexes = new WeakMap<Entries<Facts>, ReadonlyMap<string, CitedFact>>();

/** Indexes the facts once a site, however many pages ask. */
function byVariable(facts: Entries<Facts>): ReadonlyMap<string, CitedFact> {
  const known = indexes.get(facts);
  if (known) return known;
  const index = new Map(
    facts.list.flatMap(({ data: { produit, faits } }) =>
      faits.map((fact): [string, CitedFact] => [variableOf(fact.nom), { produit, ...fact }]),
    ),
  );
  indexes.set(facts, index);
  return index;
}
