import type { Wording } from '../../contract/diagnostic.ts';
import type { ChartType } from '../../contract/markdown.ts';
import { suggestion } from '../suggest.ts';

/** Messages about charts, and about the tables that they are drawn from. */
export const charts = {
  noTitle: (spelling: string): Wording => ({
    rule: 'graphique-sans-titre',
    message: "Ce graphique n'a pas de titre.",
    hint: `Écrivez entre crochets ce qu'il montre : « ${spelling}[Opérations par mois]{…} ».`,
  }),
  /** `spelling`: the braces with their content; empty if there are none. */
  unknownType: (spelling: string, types: readonly string[]): Wording => ({
    rule: 'graphique-type',
    message: spelling === '' ? "Ce graphique n'a pas de type." : `« ${spelling} » n'est pas un type de graphique.`,
    ...suggestion(
      spelling,
      types.map((type) => `{${type}}`),
      `Écrivez, juste après le titre, ${types.map((type) => `« {${type}} »`).join(', ')}.`,
    ),
  }),
  noTable: (spelling: string): Wording => ({
    rule: 'tableau-absent',
    message: `« ${spelling} » n'est pas suivi d'un tableau.`,
    hint: 'Écrivez le tableau juste en dessous, après une ligne vide.',
  }),
  noCaption: (spelling: string): Wording => ({
    rule: 'tableau-sans-legende',
    message: `« ${spelling} » n'a pas de légende.`,
    hint: `Écrivez-la entre crochets, « ${spelling}[Prix relevés en août] », ou supprimez cette ligne.`,
  }),
  nothingToDraw: (): Wording => ({
    rule: 'graphique-sans-nombres',
    message: "Ce tableau n'a rien à dessiner.",
    hint: 'Sa première colonne donne les noms, les suivantes les nombres, une ligne par nom ; des nombres tous nuls se disent dans une phrase.',
  }),
  noPairs: (columns: number): Wording => ({
    rule: 'graphique-paires',
    message: `Un graphique avant-après compare deux colonnes de nombres ; ce tableau en a ${columns}.`,
    hint: "Gardez trois colonnes : le nom, l'avant et l'après.",
  }),
  onePoint: (): Wording => ({
    rule: 'graphique-un-point',
    message: "Une ligne va d'un point à un autre ; ce tableau n'a qu'une ligne de nombres.",
    hint: 'Ajoutez des lignes, ou écrivez « {barres} ».',
  }),
  tooMany: (count: number, what: 'series' | 'rows', most: number): Wording => ({
    rule: 'graphique-trop-grand',
    message: `${count} ${what === 'rows' ? 'lignes' : 'colonnes de nombres'} : ce graphique serait illisible.`,
    hint: `Gardez-en ${most} au plus, ou faites deux graphiques.`,
  }),
  noNumber: (spelling: string): Wording => ({
    rule: 'graphique-nombre',
    message: spelling.trim() === '' ? 'Cette case est vide.' : `« ${spelling} » n'est pas un nombre.`,
    hint: 'Un nombre et son unité, comme « 1 234,5 € » ou « −35 % » : ni fourchette, ni phrase, ni variable.',
  }),
  noName: (): Wording => ({
    rule: 'graphique-sans-nom',
    message: 'Cette case est vide : rien ne dirait ce que montre sa barre, ou sa ligne.',
    hint: "Écrivez-y un nom : la première colonne nomme les lignes du tableau, l'en-tête ses colonnes.",
  }),
  mixedUnits: (first: string, other: string, type: ChartType): Wording => ({
    rule: 'graphique-unites',
    message: `« ${first} » et « ${other} » n'ont pas la même unité : leurs longueurs ne se compareraient pas.`,
    hint:
      type === 'change'
        ? "Sur une ligne, l'avant et l'après ont la même unité ; d'une ligne à l'autre elle peut changer."
        : 'Ramenez tout à une unité, ou faites un graphique par unité.',
  }),
  wideNumber: (spelling: string): Wording => ({
    rule: 'graphique-nombre-long',
    message: `« ${spelling} » prendrait sur un téléphone la place de sa barre.`,
    hint: "Mettez l'unité dans l'en-tête de la colonne, par exemple « Coût (€ par mois et par personne) », ou comptez en milliers ou en millions.",
  }),
};
