import type { Wording } from '../../contract/diagnostic.ts';
import { suggestion } from '../suggest.ts';

/** The number of names to list if no similar name exists. */
const MAX_LISTED = 12;

/** Messages about `{{name}}` and its values. */
export const variables = {
  unknown: (name: string, known: readonly string[]): Wording => ({
    rule: 'variable-inconnue',
    message: `La variable « ${name} » n'existe pas.`,
    ...suggestion(inBraces(name), known.map(inBraces), `Variables possibles : ${joinNames(known)}.`),
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
    message: `Aucun texte n'utilise ${inBraces(name)}.`,
    hint: `Écrivez ${inBraces(name)} là où un texte donne cette valeur, ou supprimez-la d'ici.`,
  }),
};

function inBraces(name: string): string {
  return `{{${name}}}`;
}

function joinNames(known: readonly string[]): string {
  const others = known.length - MAX_LISTED;
  const named = known.slice(0, MAX_LISTED).map(inBraces).join(', ');
  return others > 0 ? `${named} et ${others} de plus, que l'atelier propose` : named;
}
