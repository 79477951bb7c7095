/** The writers' guide: its titles, its labels, and what stands between what the build knows by itself. */
export const guide = {
  title: 'Guide des rédacteurs',
  description:
    'Tout ce qu’il faut pour créer, écrire, vérifier et publier une page de ce site, avec ses champs et des exemples.',
  contents: 'Sommaire',
  colon: ' : ',
  back: 'Retour à l’atelier',
  whole: 'Tout le guide, pour l’imprimer',
  search: {
    label: 'Chercher dans le guide',
    button: 'Chercher',
    found: (count: number, query: string) =>
      count === 0
        ? `Rien sur « ${query} » : essayez un mot plus court, ou un autre.`
        : `« ${query} » : ${count} ${count > 1 ? 'passages' : 'passage'}`,
  },

  chapters: {
    start: { id: 'commencer', title: 'Commencer' },
    workshop: { id: 'atelier', title: 'L’atelier' },
    writing: { id: 'ecrire', title: 'Écrire le texte' },
    fields: { id: 'champs', title: 'Remplir les champs' },
    diagnostics: { id: 'remarques', title: 'Comprendre les remarques' },
    publishing: { id: 'publier', title: 'Publier le site' },
  },

  source: 'Vous écrivez',
  result: 'La page montre',

  slots: {
    title: 'Blocs du site',
    help: 'Seul sur sa ligne, un nom précédé de deux fois deux-points place dans le texte quelque chose que le site fait lui-même.',
  },

  contentTypes: {
    folder: 'Où',
    address: 'Adresse',
    noAddress: 'Pas de page à cette adresse : ce fichier sert à tout le site.',
    text: 'Texte',
    takesText: 'Un texte en Markdown, sous l’en-tête.',
    takesNoText: 'Pas de texte sous l’en-tête : tout est dans les champs.',
    fileName: 'nom-du-fichier',
    shared: { id: 'champs-communs', title: 'Champs communs' },
    sharedHelp: 'Ces champs sont les mêmes dans plusieurs sortes de pages.',
    sharedHere: 'Champs communs',
    sample: (title: string) => `Ce que contient l’en-tête d’un nouveau fichier (${title})`,
    sampleTitle: 'Un titre',
  },

  field: {
    required: 'obligatoire',
    optional: 'facultatif',
    example: 'Exemple :',
    choices: 'Au choix',
    each: 'Chaque élément',
    otherwise: (value: string) => `Sans lui : ${value}.`,
    types: {
      text: 'Texte',
      longText: 'Texte, sur une ou plusieurs lignes',
      number: 'Nombre',
      wholeNumber: 'Nombre entier',
      yesNo: 'Oui ou non (true, false)',
      date: 'Date (année-mois-jour)',
      email: 'Adresse e-mail',
      link: 'Adresse ou chemin du site',
      picture: 'Image',
      file: 'Adresse d’un fichier du dossier static',
      list: 'Liste',
      group: 'Groupe de champs',
      reference: (contentType: string) => `Nom de fichier, sans « .md » (${contentType})`,
    },
    characters: (least: number | undefined, most: number | undefined) => between(least, most, 'caractère'),
    elements: (least: number | undefined, most: number | undefined) => between(least, most, 'élément'),
    value: (least: number | undefined, most: number | undefined) => between(least, most, ''),
  },

  diagnostics: {
    rule: 'Règle',
    message: 'Ce que dit le site',
    hint: 'Ce qu’il faut écrire',
    mistakes: 'Les fautes les plus courantes',
    all: 'Les autres remarques',
    allHelp:
      'Celles dont le texte ne dépend pas de ce que vous avez écrit. Le nom de la règle est celui que montre l’atelier.',
  },
};

/** « 50 à 160 caractères », « 3 éléments », « 70 caractères au plus ». */
function between(least: number | undefined, most: number | undefined, noun: string): string {
  const counted = (count: number) => `${count}${noun === '' ? '' : ` ${noun}${count > 1 ? 's' : ''}`}`;
  if (least !== undefined && least === most) return counted(least);
  if (least !== undefined && most !== undefined) return `de ${least} à ${counted(most)}`;
  if (most !== undefined) return `${counted(most)} au plus`;
  return least === undefined ? '' : `${counted(least)} au moins`;
}

/** Chapters of the writers' guide, in Markdown. */
export const guideChapters = {
  start: `
Une page du site se compose d'une **fiche** et d'un **texte**. La fiche donne son titre, sa description et tout ce qui l'entoure : vous la remplissez champ par champ. Le texte s'écrit à côté, comme la page le montrera : les titres à leur taille, les listes avec leurs puces, les images et les tableaux à leur place. La page elle-même se dessine près d'eux pendant que vous écrivez.

1. Dans le dossier du site, ouvrez le dossier \`atelier\`, puis double-cliquez sur le fichier de votre système : \`Atelier.cmd\` pour Windows, \`Atelier.command\` pour macOS, \`Atelier.desktop\` pour Linux. S'il manque quelque chose à votre ordinateur, une fenêtre dit quoi, et où le trouver.
2. L'atelier s'ouvre dans votre navigateur. Gardez l'autre fenêtre ouverte tant que vous écrivez.
3. Choisissez un texte dans la liste, ou créez-en un.

Rien de ce que vous faites ici n'est visible des lecteurs avant la publication. Vous pouvez essayer, vous tromper et recommencer.
`,
  workshop: `
### Créer une page

Choisissez d'abord la sorte de page : un article, un service, une page simple. Donnez-lui un titre ; le site en tire le nom du fichier, donc l'adresse de la page, sans accents ni espaces. Vous pouvez changer ce nom avant de créer la page. Ce qui est à remplir est marqué \`[À compléter : …]\`, et la page est un brouillon, là où ses pareilles peuvent l'être.

### Écrire et voir

La fiche se remplit champ par champ ; le texte s'écrit à côté, comme la page le montrera. Les boutons au-dessus de lui mettent en gras, font un titre, une liste ou un lien. Au début d'une ligne, une barre oblique, « / », liste tout ce qui peut être inséré : tapez les premières lettres (« tabl », « encadré »), puis Entrée.

Dans le fichier, quelques signes disent ce qui est un titre, un lien ou un encadré. Ils ne se voient que sur la ligne où vous écrivez ; « Signes », dans la barre, les montre tous, et l'atelier retient votre choix. Ce que vous ne touchez pas reste tel quel dans le fichier, au caractère près.

La page se redessine à côté pendant que vous tapez : c'est celle que verront les lecteurs, avec ses couleurs, ses liens et sa typographie. Elle suit la ligne ou le champ où vous écrivez ; un clic dans la page mène à l'un ou à l'autre. Si ce que vous écrivez ne peut pas encore être dessiné, la page garde sa dernière forme et la remarque dit ce qui manque. Au-dessus d'elle, sur un grand écran, un choix la montre de jour ou de nuit, et un bouton la met à la largeur d'un téléphone.

### Enregistrer

Enregistrer écrit le fichier. Seul ce que vous avez changé y change : l'ordre des champs, les commentaires et les guillemets restent comme ils étaient.

Un texte que vous n'avez pas enregistré n'est pas perdu si l'onglet se ferme : il vous est proposé quand vous rouvrez le fichier dans le même navigateur.

### Revenir à une version précédente

« Plus », puis « Versions », montre ce qu'un texte a été : chaque enregistrement fait sur cet ordinateur, et chaque version publiée par votre équipe, avec son auteur et sa date. Choisissez-en une : ce qui la distingue du texte actuel est marqué. « Reprendre cette version » la met à la place de votre texte, sans rien enregistrer encore ; « Annuler » ramène le vôtre.

Jusqu'à cent versions d'un texte sont gardées. Si elles sont plus nombreuses, celles qui se suivaient de près partent d'abord.

### Faire relire un texte

« Plus », puis « Relecture », télécharge un fichier à envoyer à qui doit relire : la page entière, telle qu'elle est écrite, enregistrée ou non. Il s'ouvre d'un double-clic, sans connexion, sur un ordinateur ou un téléphone. On y sélectionne un passage, on écrit sa remarque, et on renvoie un petit fichier, ou son texte dans un message.

Le fichier reçu se rend à la même fenêtre : chaque remarque se place à sa ligne du texte, même s'il a changé depuis. « Prise en compte » la classe ; « Répondre » garde une réponse, que la personne trouvera dans le prochain fichier à relire. L'accueil compte les remarques qui attendent.

### Quand le fichier a changé entre-temps

Si quelqu'un d'autre, ou un autre programme, a modifié le fichier depuis que vous l'avez ouvert, l'atelier refuse de l'écraser. Il montre les deux textes : le vôtre et l'autre. Gardez l'un, prenez l'autre, ou fusionnez-les à la main, puis enregistrez.

### Brouillons et parutions à venir

- Un **brouillon** reste ici. Son état se lit à côté de son titre : c'est un bouton, qui propose « Sortir du brouillon » et, plus tard, « Remettre en brouillon », qui retire la page du site sans rien perdre.
- Une page **dans le site** paraît, ou change, dès que vous choisissez « Publier le site ». C'est ce bouton, et lui seul, qui envoie quelque chose en ligne.
- Une **date à venir** retient la page jusqu'au matin de ce jour, à l'heure de Paris. Un site que GitHub refait chaque nuit la montre ce jour-là de lui-même ; ailleurs, il faut publier ce jour-là. L'accueil de l'atelier et la page « Publier le site » le rappellent tant que ce n'est pas fait.

L'atelier montre ces pages et les marque ; la version publiée du site n'en contient rien, ni dans les listes, ni dans la recherche, ni dans les flux. Un lien vers une page qui n'a pas encore paru est signalé, avec le jour où il marchera.

### Plusieurs textes à la fois

Cochez des lignes dans la liste de la première page, à la souris ou avec la touche Espace : elles peuvent sortir du brouillon, changer de catégorie, aller dans la corbeille ou être publiées ensemble. Si l'un des textes s'y oppose, aucun ne change, et l'atelier dit lequel et pourquoi ; sinon, il dit ce qui a été fait de chacun.

Le nom d'une catégorie se change dans les réglages : en les enregistrant, tous ses articles prennent le nouveau nom. Les couleurs et le logo s'y choisissent aussi, la page d'accueil à côté.

### Changer l'adresse d'une page

Le nom du fichier est la fin de l'adresse. Quand vous changez depuis l'atelier l'adresse d'une page déjà parue, l'ancienne est notée dans le champ « Anciennes adresses » : les liens et les favoris des lecteurs continuent d'y mener.

### Dupliquer une page

« Plus », puis « Dupliquer », en fait une copie : un brouillon, sous un nom libre, que vous pouvez renommer. La page d'origine ne change pas.

### Supprimer une page, et la retrouver

« Plus », puis « Supprimer ». L'atelier nomme d'abord les textes qui mènent à cette page, et propose de faire mener son adresse à une autre : choisissez celle qui répondra le mieux à un lecteur venu d'un ancien lien. Si un texte cite la page par son nom, retirez-la aussi de ce texte : sans cela, le site ne peut pas être publié.

Ce qui est supprimé reste dans la corbeille jusqu'à ce que vous la vidiez. « Remettre en place » le rend tel qu'il était ; son adresse mène de nouveau à lui. Si son nom a été pris entre-temps, il revient sous un nom voisin, et l'atelier le dit.

### Retirer une page

Quand une page déjà parue disparaît, redevient un brouillon ou change de nom sans ancienne adresse, une remarque le dit : les liens et les favoris des lecteurs n'y mèneraient plus. Si c'est voulu, notez son adresse dans les réglages du site, au champ « Adresses retirées ».

### Mettre une image

Déposez une photo telle qu'elle sort de l'appareil : l'atelier en retire aussitôt les données personnelles, comme le lieu de la prise de vue, et n'en garde que 3 000 pixels de large ; le site la redresse et en fait plusieurs tailles pour que les téléphones ne chargent que ce qu'il leur faut. Ce que montre l'image, pour ceux qui ne la voient pas et pour les moteurs de recherche, est demandé en l'insérant.

Une photo d'iPhone (HEIC) ne s'affiche pas dans tous les navigateurs. Dans Safari, l'atelier la convertit en la recevant ; ailleurs, comme pour un PDF, il dit comment en faire une image.

### Mettre une légende

Placez le curseur dans l'image ou dans le tableau : le menu « Modifier l'image » ou « Modifier le tableau » propose « Mettre une légende ». Écrivez-la à la place du mot « Légende », qui est choisi.

### Écrire un tableau

Le bouton « Tableau » ouvre une grille ; « /tableau » en met une dans le texte. Vous y écrivez case par case : Tab et Entrée passent de l'une à l'autre et ajoutent une ligne après la dernière, les flèches entrent dans le tableau et en sortent. Ce que vous copiez d'un tableur remplit autant de cases. « Modifier le tableau » ajoute et retire lignes et colonnes. Seules les lignes dont une case a changé sont réécrites.

### Retrouver, renommer et remplacer des images

La page « Images » montre toutes celles du site : où chacune est montrée, sa taille, sa description et sa légende. Elle nomme celles que rien ne montre, et celles auxquelles il manque une description. Elle en prend aussi de nouvelles, plusieurs à la fois, choisies ou déposées.

- **Renommer** une image change aussi son nom dans les textes qui la montrent.
- **Remplacer** une image met la nouvelle partout où l'ancienne était montrée ; l'ancienne va dans la corbeille.
- **Supprimer** n'est offert que pour une image que rien ne montre.

### Coller depuis Word ou une page web

Collez : les titres, les listes, les tableaux, les liens, le gras et l'italique deviennent du Markdown. Les polices, les couleurs et les tailles ne suivent pas, car la page a les siennes. Relisez les titres : celui de la page est dans la fiche, et les sections du texte commencent au niveau 2.

Les images que contient le texte copié sont ajoutées au site et mises à leur place. Celles que l'autre programme ne donne pas, comme Google Docs, laissent une marque, \`[À compléter : image 1]\` : copiez l'image seule, placez le curseur dans la marque et collez. « Copier l'image », depuis une page web ou un dossier, suffit aussi.
`,
  writing: `
Le Markdown se tape comme un message. Une ligne vide sépare deux paragraphes ; un simple retour à la ligne ne se voit pas. Voici tout ce que ce site comprend, avec ce que les lecteurs voient.

Ce qui entoure le texte, comme une note de mise à jour, des fichiers à emporter ou une image d'ouverture, se remplit dans [les champs](#champs). Ce que vous ne savez pas encore s'écrit \`[À compléter : …]\` : les visiteurs [n'en voient rien](#publier).
`,
  fields: `
Dans l'atelier, la fiche suffit. Qui ouvre un fichier avec un autre programme trouve les champs en tête, entre deux lignes \`---\` : c'est l'en-tête du fichier. Il a une ligne par champ : son nom, deux-points, une espace, sa valeur. Les champs d'un groupe, et les éléments d'une liste, sont en retrait de deux espaces. Mettez entre guillemets droits un texte qui contient deux-points, un dièse ou un guillemet ; l'atelier le fait pour vous.

\`{{marque}}\` et les autres variables fonctionnent aussi dans les champs.
`,
  diagnostics: `
Une remarque dit ce qui ne va pas, où, et ce qu'il faut écrire à la place. Elle se montre au champ ou à la ligne qu'elle concerne, et dans la liste « Remarques » du texte.

- Une **erreur** empêche de publier : le site en ligne reste comme il est jusqu'à ce qu'elle soit corrigée.
- Un **avertissement** n'empêche rien. Il signale ce qui n'est sans doute pas voulu.

Si une chose signalée est voulue, une barre oblique inverse devant le signe le dit : \`\\*\`, \`\\##\`, \`\\[\`. Pour montrer une puce ou un tiret tels quels au début d'une ligne, écrivez \`&bull;\` ou \`&ndash;\`.
`,
  publishing: `
1. Enregistrez, puis relisez la page telle que l'atelier la montre, sur un écran étroit aussi.
2. Corrigez les erreurs ; lisez les avertissements.
3. Choisissez « Publier le site » : l'atelier montre ce qui a changé depuis la dernière publication, les deux textes côte à côte, et ce qui empêche de publier. Chaque erreur mène à l'endroit qu'elle concerne.
4. Confirmez. La page dit où en est l'envoi, puis depuis quand le site en ligne est à jour ; vous pouvez la quitter, la publication continue.

La première fois, l'atelier demande comment le site est mis en ligne :

- **Sur GitHub ou un service semblable**, qui met en ligne ce qu'il reçoit : les textes choisis partent à votre nom, avec leurs images et leurs remarques de relecture, et rien d'autre. Si quelqu'un a modifié le même passage, les deux textes sont montrés et vous choisissez ; rien n'est jamais écrasé.
- **Chez mon hébergeur**, par SFTP : l'hébergeur donne le serveur, l'identifiant, le dossier et le mot de passe. L'atelier demande à la première connexion si le serveur est le bon, et refuse ensuite un autre qui prendrait sa place. Il n'envoie que ce qui diffère, reprend après une coupure, et ne supprime que ce qu'il avait envoyé. Le mot de passe n'est écrit nulle part.
- **Dans un dossier de cet ordinateur**, ou d'un serveur que cet ordinateur montre comme un dossier : « Parcourir » le choisit dans une liste. Un dossier qui contient autre chose que le site est refusé aussitôt.

Avant d'envoyer, l'atelier relit le site entier. Il dit alors aussi quelles tournures reviennent trop et quels chiffres n'ont pas de source ; si c'est voulu, « Avertissements à taire », dans la fiche, met cette remarque de côté avec sa raison.

Une publication remplace tout le site d'un coup. S'il y a une erreur quelque part, rien n'est remplacé. Les pages dont la date est venue paraissent à la publication suivante : l'atelier rappelle de la faire, sauf si GitHub refait le site chaque nuit. Sur GitHub et GitLab, « Faire paraître les textes à leur date » prépare le fichier qu'il y faut, quand un texte attend son jour. L'ordinateur peut aussi la faire de lui-même chaque matin : \`docs/publier-a-la-date.md\`, dans le dossier du site, dit comment à la personne qui l'a installé.

\`[À compléter : …]\` marque ce qui manque encore, dans un texte ou dans un champ. Vos visiteurs n'en voient rien : le paragraphe, le point de liste ou la ligne de tableau qui le contient n'est pas publié, ni une partie qui serait vide sans lui, ni le champ. Ici, le passage est surligné ; la page d'accueil de l'atelier le rappelle, avec le texte qui le contient, jusqu'à ce qu'il soit rempli.
`,
};
