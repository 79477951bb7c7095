import type { Wording } from '../../contract/diagnostic.ts';
import { suggestion } from '../suggest.ts';

/** The number of names to list where none is near. */
const MAX_LISTED = 12;

/** Messages about `{{name}}` and its values. */
export const variables = {
  unknown: (name: string, known: readonly string[]): Wording => ({
    rule: 'variable-inconnue',
    message: `La variable « ${name} » n'existe pas.`,
    ...suggestion(braced(name), known.map(braced), `Variables possibles : ${listed(name, known)}.`),
  }),
  circular: (name: string): Wording => ({
    rule: 'variable-en-boucle',
    message: `La valeur de la variable « ${name} » contient elle-même une variable.`,
    hint: 'Écrivez cette valeur en toutes lettres là où elle est définie.',
  }),
  takenName: (name: string, owner: string): Wording => ({
    rule: 'variable-en-double',
    message: `La variable « ${name} » est déjà définie dans ${owner} : les textes ne sauraient pas laquelle suivre.`,
    hint: 'Donnez à celle-ci un autre nom, ou supprimez-la et gardez la première.',
  }),
  glued: (spelling: string, apart: string): Wording => ({
    rule: 'variable-collee',
    message: `La valeur de ${spelling} serait collée au mot voisin.`,
    hint: 'Mettez une espace entre les deux.',
    fix: apart,
  }),
  unused: (name: string): Wording => ({
    rule: 'variable-inutilisee',
    message: `Aucun texte n'utilise ${braced(name)}.`,
    hint: `Écrivez ${braced(name)} là où un texte donne cette valeur, ou supprimez-la d'ici.`,
  }),
};

function braced(name: string): string {
  return `{{${name}}}`;
}

/** Lists those first that share most of the unknown name's first words. */
function listed(unknown: string, known: readonly string[]): string {
  const names = [...known].sort((a, b) => sharedStart(unknown, b) - sharedStart(unknown, a));
  const others = names.length - MAX_LISTED;
  const named = names.slice(0, MAX_LISTED).map(braced).join(', ');
  return others > 0 ? `${named} et ${others} de plus, que l'atelier propose` : named;
}

/** Counts the characters of the whole words that two names share at their start. */
function sharedStart(one: string, other: string): number {
  let shared = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at++)
    if (one[at] === '.' || one[at] === '-') shared = at + 1;
  return shared;
}
