import type { ToolPrice } from '../../pages/tool-prices/prices.ts';

const CURRENCIES = { $: 'USD', '€': 'EUR' } as const;

/** A price as it is published: the same columns in each form. Currencies are ISO 4217's. */
export function recordOf(price: ToolPrice) {
  const { nom, produit, objet, valeur, montant, devise, par, engagement, unites, verifie, source } = price;
  return {
    nom,
    outil: produit,
    objet,
    valeur,
    montant,
    devise: CURRENCIES[devise],
    par,
    engagement: engagement ?? null,
    unites: unites ?? null,
    verifie: verifie ?? null,
    source,
  };
}
