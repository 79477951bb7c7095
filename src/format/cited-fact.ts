/** A fact about an outside product, as a text cites it. */
export interface CitedFact {
  nom: string;
  produit: string;
  objet: string;
  valeur: string;
  source: string;
  /** The period or unit of a price. */
  prix?: object | undefined;
  /** The plan whose price it is. */
  forfait?: { nom: string; unites: number } | undefined;
  /** The day on which it was last seen in its source, as an ISO date. */
  verifie?: string | undefined;
}

/** Title of the list of cited facts, on pages and in feeds. */
export const SOURCES_TITLE = 'Sources et dates de vérification';
