/** A fact about an outside product, as a text cites it. */
export interface CitedFact {
  nom: string;
  produit: string;
  objet: string;
  valeur: string;
  source: string;
  /** How its value is paid, where that is a price. */
  prix?: object | undefined;
  /** The plan whose price it is. */
  forfait?: { nom: string; unites: number } | undefined;
  /** The day on which it was last seen in its source, as an ISO date. */
  verifie?: string | undefined;
}

/** What the list of a text's cited facts is called, on its page and in feeds. */
export const SOURCES_TITLE = 'Sources et dates de vérification';
