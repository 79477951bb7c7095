import type { Wording } from '../../contract/diagnostic.ts';
import { suggestion } from '../suggest.ts';

export const validate = {
  unknownFile: (patterns: readonly string[]): Wording => ({
    rule: 'fichier-inconnu',
    message: "Aucun modèle de page n'utilise ce fichier.",
    hint: `Dossiers et fichiers prévus : ${patterns.join(', ')}.`,
  }),
  badSlug: (slug: string): Wording => ({
    rule: 'slug-invalide',
    message: `Le nom de fichier « ${slug} » ne peut pas servir d'adresse.`,
    hint: "Minuscules sans accent, chiffres et traits d'union seulement, par exemple mon-article.md.",
  }),
  missingFile: (path: string): Wording => ({
    rule: 'fichier-manquant',
    message: 'Ce fichier de contenu manque ; le site ne peut pas être construit sans lui.',
    hint: `Créez ${path}.`,
  }),
  unknownReference: (slug: string, known: readonly string[]): Wording => ({
    rule: 'reference-inconnue',
    message: `Aucun fichier ne porte le nom « ${slug} ».`,
    ...suggestion(slug, known, `Fichiers possibles : ${known.join(', ') || 'aucun'}.`),
  }),
  textWithoutPlace: (): Wording => ({
    rule: 'texte-sans-place',
    message: "Cette page n'affiche aucun texte hors de son en-tête : celui-ci serait perdu.",
    hint: "Mettez-le dans un champ de l'en-tête, ou supprimez-le.",
  }),
  slotWithoutPlace: (name: string, holders: readonly string[]): Wording => ({
    rule: 'bloc-sans-place',
    message: `Le bloc « ::${name} » n'a pas de place dans ce genre de page : il serait perdu.`,
    hint: `Fichiers qui peuvent le contenir : ${holders.join(', ')}.`,
  }),
  markdownInField: (spelling: string): Wording => ({
    rule: 'markdown-dans-en-tete',
    message: `« ${spelling} » serait affiché tel quel : l'en-tête n'est pas du Markdown.`,
    hint: 'Écrivez ce texte sans signes de mise en forme.',
  }),
  repeatedValue: (field: string, value: unknown, owner: string, free: number | undefined): Wording => ({
    rule: 'valeur-en-double',
    message: `« ${field}: ${value} » est déjà celui de ${owner} : leur ordre dépendra du nom de leurs fichiers.`,
    hint:
      free === undefined ? 'Donnez à chacun le sien.' : `Donnez à chacun le sien ; « ${field}: ${free} » est libre.`,
  }),
};

/** Messages about unfinished texts that visitors do not see. */
export const redacted = {
  needed: (draft: string | undefined): Wording => ({
    rule: 'champ-a-remplir',
    message: "Ce champ est nécessaire à la page et n'est pas encore rempli : la page ne peut pas être publiée.",
    hint:
      draft === undefined
        ? 'Remplacez le texte entre crochets, crochets compris.'
        : `Remplacez le texte entre crochets, crochets compris, ou retenez la page avec « ${draft}: true ».`,
  }),
};
