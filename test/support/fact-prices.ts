import { numberIn } from './article.ts';
import { entriesOfKind } from './real-pages.ts';

/** The dollars that a fact names: those of a million tokens are for what is read, then for what is written. */
export async function dollarsOf(name: string): Promise<number[]> {
  return [...(await factNamed(name)).matchAll(/[\d,]+(?= \$)/g)].map(([digits]) => numberIn(digits));
}

/** What a fact says. Throws where there is none of that name. */
export async function factNamed(name: string): Promise<string> {
  const facts = (await entriesOfKind('facts')).flatMap(({ data }) => data.faits);
  const value = facts.find(({ nom }) => nom === name)?.valeur;
  if (value === undefined) throw new Error(`no fact is named ${name}`);
  return value;
}
