/** What an example of the writers' guide is called, says and shows. */
export interface ExampleWords {
  title: string;
  help: string;
  source: string;
}

/** Examples of the writers' guide: each text is read by the site's own parser, and must be sound. */
export const guideExamples = {
  headings: {
    title: 'Titres de sections',
    help: 'Le titre de la page est dans l’en-tête. Dans le texte, deux dièses ouvrent une section, trois une sous-section. N’en sautez pas.',
    source: '## Avant de commencer\n\nCe qu’il faut avoir sous la main.\n\n### Le matériel\n\nUn crayon suffit.',
  },
  emphasis: {
    title: 'Gras, italique, code',
    help: 'Deux astérisques pour ce qui compte, une pour un mot étranger ou un titre, un accent grave pour ce qui se tape au clavier.',
    source: 'Une phrase **importante**, un *workflow*, la touche `Entrée`.',
  },
  links: {
    title: 'Liens',
    help: 'Entre crochets, ce que le lecteur trouvera ; entre parenthèses, l’adresse : un chemin du site, une section, un autre site, un e-mail.',
    source:
      'Écrivez-nous depuis [la page d’accueil](/), lisez [la fin de ce guide](#publier), consultez [la documentation](https://commonmark.org/help/) ou [envoyez un message](mailto:nom@exemple.fr).',
  },
  lists: {
    title: 'Listes',
    help: 'Un tiret et une espace, ou un nombre et un point. Laissez une ligne vide avant la liste ; deux espaces de retrait font une liste dans la liste.',
    source:
      '- Relever le temps passé\n- Choisir une tâche\n  - la plus fréquente\n  - la plus simple\n\n1. Essayer\n2. Mesurer',
  },
  tasks: {
    title: 'Cases à cocher',
    help: 'Une liste dont chaque élément commence par une case, vide ou cochée. Le lecteur la coche ; son navigateur s’en souvient, et l’imprime.',
    source: '- [x] Lister les outils\n- [ ] Compter les ressaisies',
  },
  table: {
    title: 'Tableaux',
    help: 'Des barres entre les cases, et une ligne de tirets sous l’en-tête. Une colonne de nombres s’aligne à droite d’elle-même ; des deux-points à gauche ou à droite des tirets en décident autrement. Un tableau trop large pour un téléphone y défile.',
    source: '| Tâche | Minutes |\n|---|---|\n| Relancer un devis | 12 |\n| Classer une facture | 4 |',
  },
  quote: {
    title: 'Citations',
    help: 'Un chevron devant chaque ligne.',
    source: '> Une citation tient en une ou deux phrases.',
  },
  notes: {
    title: 'Notes',
    help: 'L’appel dans le texte, la note sur une ligne à part. Le site les numérote et les met à la fin.',
    source: 'Le gain dépend du volume[^volume].\n\n[^volume]: Au-delà de cent pièces par mois, d’après nos essais.',
  },
  code: {
    title: 'Code',
    help: 'Trois accents graves avant et après, avec le nom du langage. Un bouton permettra au lecteur de le copier.',
    source: '```json\n{ "statut": "payé", "montant": 120 }\n```',
  },
  ids: {
    title: 'Adresse d’une section',
    help: 'Chaque titre reçoit une adresse tirée de ses mots. Une adresse fixe, entre accolades, survit à un changement de titre ; les liens y mènent par un dièse.',
    source: '## Nos tarifs en bref {#tarifs-en-bref}\n\nVoir [les tarifs](#tarifs-en-bref).',
  },
  typography: {
    title: 'Typographie',
    help: 'Tapez des espaces ordinaires, des apostrophes droites et trois points. Le site pose les espaces insécables, les apostrophes courbes et les points de suspension, dans le texte comme dans l’en-tête. Pour citer, tapez « et » : des guillemets droits resteraient droits.',
    source:
      "Combien coûte l'abonnement ? Cela dépend... Comptez 1 200 €, soit 15 % du budget : c'est « raisonnable » !",
  },
  caption: (name: string): ExampleWords => ({
    title: 'Légende d’un tableau',
    help: 'Juste au-dessus du tableau, pour dire ce qu’il compte et de quand il date.',
    source: `::${name}[Prix relevés en août, hors taxes]\n\n| Forfait | Par mois |\n|---|---|\n| Découverte | 0 € |\n| Équipe | 19 € |`,
  }),
  chart: {
    bars: (name: string, type: string): ExampleWords => ({
      title: 'Graphique en barres',
      help: 'Le titre entre crochets, le type entre accolades, et le tableau en dessous : les noms d’abord, puis une à quatre colonnes de nombres. Tout a la même unité. Le tableau reste sous le dessin, replié.',
      source: `${name}[Opérations par mois]${type}\n\n| Scénario | Opérations |\n|---|---|\n| Sans filtre | 5 400 |\n| Avec un filtre | 1 800 |`,
    }),
    lines: (name: string, type: string): ExampleWords => ({
      title: 'Graphique en lignes',
      help: 'Une ligne du tableau par point, dans l’ordre du temps ; jusqu’à quatre courbes.',
      source: `${name}[Gain cumulé]${type}\n\n| Mois | Prudent | Central |\n|---|---|---|\n| Juin | −800 € | −500 € |\n| Juillet | −300 € | 400 € |\n| Août | 200 € | 1 300 € |`,
    }),
    change: (name: string, type: string): ExampleWords => ({
      title: 'Graphique avant-après',
      help: 'Deux colonnes de nombres. Chaque ligne peut avoir son unité : elle a alors sa propre échelle.',
      source: `${name}[Ce qui a changé en trois mois]${type}\n\n| Mesure | Avant | Après |\n|---|---|---|\n| Délai de réponse | 24 h | 2 h |\n| Factures à corriger | 8 % | 1 % |`,
    }),
  },
  callOut: (name: string, title: string): ExampleWords => ({
    title: `Encadré « ${title} »`,
    help: 'Trois fois deux-points et son nom l’ouvrent, trois fois deux-points le ferment. Un titre entre crochets remplace le sien.',
    source: `:::${name}[Un titre à vous]\nUn ou deux paragraphes, une liste, un lien.\n:::`,
  }),
  diagram: (source: string): ExampleWords => ({
    title: 'Schémas',
    help: 'Une liste numérotée devient un dessin : une étape par ligne, « Nom : ce qui s’y passe », et entre parenthèses le nombre de ses opérations. Sous une étape, une liste à tirets ouvre des routes ; chacune porte ses étapes et rejoint la suite. « → Nom d’une étape » y mène, « → fin » arrête la route ; la flèche se tape aussi « -> ». Le lecteur peut ouvrir la liste sous le dessin.',
    source,
  }),
  variables: (values: Readonly<Record<string, string>>): ExampleWords => ({
    title: 'Variables',
    help: 'Un nom entre deux paires d’accolades est remplacé par la valeur des réglages du site. Elle change partout à la fois.',
    source: Object.keys(values)
      .map((name) => `- ${name} : {{${name}}}`)
      .join('\n'),
  }),
  given: (name: string): ExampleWords => ({
    title: 'Faits',
    help: 'Un prix, une limite ou une date d’ailleurs s’écrit une fois, dans une fiche, avec sa source et le jour de sa vérification. Les textes le nomment ; la page liste ce qu’elle cite. Le bouton « Variable » les propose tous, et y cherche par mots ; pour en ajouter un, ouvrez la fiche de son produit dans la liste de l’atelier, ou créez-la.',
    source: `Comptez {{${name}}}.`,
  }),
  picture: (address: string): ExampleWords => ({
    title: 'Images',
    help: 'Un point d’exclamation, entre crochets ce que montre l’image, entre parenthèses son adresse. Une image de pure décoration n’a rien à faire dans un texte.',
    source: `![Ce que montre l’image, en quelques mots](${address})`,
  }),
};

/** Slips that the writers' guide shows, by the rule that must find them: each is read by the site's own parser. */
export const guideMistakes: Readonly<Record<string, string>> = {
  'titre-sans-espace': '##Nos tarifs',
  'titre-niveau-1': '# Nos tarifs',
  'titre-niveau-saute': '## Nos tarifs\n\n#### En détail',
  'emphase-avec-espace': 'Une phrase **importante **.',
  'emphase-collee': 'Un outil **(sans code)**est plus vite prêt.',
  'signe-d-ailleurs': 'Le gain se mesure ==chaque mois==.',
  'puce-mal-ecrite': '• Relever le temps passé\n• Choisir une tâche',
  'case-mal-ecrite': '- [] Compter les ressaisies',
  'tableau-sans-regle': '| Tâche | Minutes |\n| Relancer un devis | 12 |',
  'lien-mal-ecrit': '(nos services)[/services]',
  'lien-sans-texte': '[](/services)',
  'renvoi-sans-cible': 'Le gain dépend du volume[^volume].',
  'encadre-mal-ecrit': '::: astuces\nUn conseil.\n:::',
  'code-non-ferme': '```json\n{ "montant": 120 }',
  'variable-mal-ecrite': 'Écrivez à {{ notre adresse }}.',
  'variable-collee': 'Le forfait coûte{{fait.outil-prix}}.',
  'schema-liste': ':::schema[Une demande]\n- Formulaire : demande reçue\n- Slack : prévenir l’équipe\n:::',
  'graphique-type': '::graphique[Opérations par mois]{barre}\n\n| Mois | Opérations |\n|---|---|\n| Juin | 120 |',
  'graphique-nombre': '::graphique[Délai]{barres}\n\n| Mois | Jours |\n|---|---|\n| Juin | 2 à 3 |',
  'cle-inconnue': '---\ntitre: Nos tarifs\ncategori: Outils\n---\n',
  'valeur-inconnue': '---\ntitre: Nos tarifs\ncategorie: Outil\n---\n',
  'cle-manquante': '---\ncategorie: Outils\n---\n',
};

/** Blocks that a writer puts in whole and then changes: what each is called, and what it says at first. */
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
