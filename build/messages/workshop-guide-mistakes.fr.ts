/** Slips that the writers' guide shows, by the rule that must find them: each is read by the site's own parser. */
export const guideMistakes: Readonly<Record<string, string>> = {
  'titre-sans-espace': '##Nos tarifs',
  'titre-niveau-1': '# Nos tarifs',
  'titre-niveau-saute': '## Nos tarifs\n\n#### En détail',
  'emphase-avec-espace': 'Une phrase **importante **.',
  'puce-mal-ecrite': '• Relever le temps passé\n• Choisir une tâche',
  'case-mal-ecrite': '- [] Compter les ressaisies',
  'tableau-sans-regle': '| Tâche | Minutes |\n| Relancer un devis | 12 |',
  'lien-mal-ecrit': '(nos services)[/services]',
  'lien-sans-texte': '[](/services)',
  'renvoi-sans-cible': 'Le gain dépend du volume[^volume].',
  'encadre-mal-ecrit': '::: astuces\nUn conseil.\n:::',
  'code-non-ferme': '```json\n{ "montant": 120 }',
  'variable-mal-ecrite': 'Écrivez à {{ notre adresse }}.',
  'cle-inconnue': '---\ntitre: Nos tarifs\ncategori: Outils\n---\n',
  'valeur-inconnue': '---\ntitre: Nos tarifs\ncategorie: Outil\n---\n',
  'cle-manquante': '---\ncategorie: Outils\n---\n',
};
