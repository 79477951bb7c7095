/** Blocks that writers insert as a whole and then change: their names and initial texts. */
export const workshopBlocks = {
  diagram: (name: string, end: string) => ({
    title: 'Schéma',
    text: [
      `:::${name}[Une demande, du formulaire à la réponse]`,
      '1. Formulaire : demande reçue (1 opération)',
      '2. Airtable : chercher le client (1 opération)',
      '3. Routeur',
      '   - client connu',
      '     1. Gmail : accuser réception (1 opération)',
      '   - client inconnu',
      '     1. Airtable : créer la fiche (1 opération)',
      '   - adresse invalide',
      `     1. → ${end}`,
      "4. Slack : prévenir l'équipe (1 opération)",
      ':::',
    ].join('\n'),
  }),
  chart: (name: string, type: string) => ({
    title: 'Graphique',
    text: [
      `::${name}[Demandes traitées par mois]{${type}}`,
      '',
      '| Mois | Demandes |',
      '|---|---|',
      '| Janvier | 120 |',
      '| Février | 150 |',
      '| Mars | 180 |',
    ].join('\n'),
  }),
  caption: (name: string) => ({
    title: 'Tableau avec légende',
    text: [`::${name}[Ce que montre le tableau]`, '', '| Étape | Durée |', '|---|---|', '| Devis | 20 min |'].join(
      '\n',
    ),
  }),
};
