/** Words and messages of the command line. */
export const cli = {
  /** Translates commander's headings, such as « Usage : ». */
  title: (title: string) => title.replace('Commands', 'Commandes').replace(/:$/, ' :'),
  program: 'Construit le site à partir de content/, le vérifie et le sert.',
  command: '<commande>',
  help: 'affiche cette aide',
  helpEnd: `
Les dossiers se comptent à partir du dossier courant. Codes de fin : 0, tout va bien ; 1, les textes ou le site ont une erreur ;
2, la commande est mal écrite ; 3, la machine ou une autre construction empêche de continuer (SITE_TRACE=1 montre l’origine
d’un défaut) ; 128 et le numéro d’un signal, interrompu. NO_COLOR est respecté.`,
  helpCommand: 'help [commande]',
  helpOfCommand: "affiche l'aide d'une commande",
  build: 'construit le site, le vérifie et le publie dans dist/',
  check: 'fait tout sauf publier',
  preview: 'sert le site déjà construit, comme un hébergeur de fichiers',
  dev: 'sert le site et le reconstruit à chaque changement',
  publish: 'publie les textes dont le jour est venu, et rien d’autre, par le moyen noté dans l’atelier',
  noWorkshop: 'Ce projet n’a pas d’atelier, qui sait seul publier : publiez le dossier que fait « npm run build ».',
  schemas: "écrit les schémas de l'en-tête des textes pour les autres éditeurs (.vscode/schemas)",
  new: 'ajoute une page : article "Titre", service "Titre"…',

  folder: 'dossier',
  path: 'chemin',
  number: 'numéro',
  host: 'adresse',
  moment: 'date',
  name: 'nom',
  newContentType: 'le type de page : article, service…',
  newTitle: 'son titre',
  slugOption: "le nom du fichier, qui sera l'adresse (par défaut : le titre, sans accents)",
  publishedOption: 'sans la marquer comme brouillon',
  contentOption: 'le dossier des textes',
  openOption: "ouvre l'atelier dans le navigateur",
  outOption: 'où publier',
  noCompressOption: 'ne publie pas les formes compressées (.br, .gz), pour un hébergeur qui compresse lui-même',
  lookOnlyOption:
    'publie pour un coup d’œil : les moteurs de recherche l’ignorent, et les mentions légales peuvent être incomplètes',
  servedOption: 'le dossier à servir',
  baseOption: "le dossier d'où le site est servi, par exemple /depot, au lieu de celui de site.md",
  nowOption: 'le jour, ou le moment, où le site serait publié, au lieu de maintenant, par exemple 2026-12-03',
  servedBaseOption: "le dossier d'où le site est servi, par exemple /depot",
  jsonOption: "le rapport en JSON, et rien d'autre",
  quietOption: 'les erreurs seulement',
  detailOption: 'toutes les erreurs et tous les avertissements un à un, chacun avec sa ligne',
  toFillIn: (count: number) =>
    `${count} ${count > 1 ? 'choses' : 'chose'} à remplir avant la mise en ligne : « npm run build -- --detail » les montre.`,
  seeDetail: ' (--detail montre chacun avec sa ligne)',
  portOption: 'le premier port à essayer',
  hostOption: "l'interface où écouter",
  withDefault: (description: string, fallback: unknown) => `${description} (par défaut : ${fallback})`,

  noFolder: 'Écrivez le nom d’un dossier.',
  noBase: 'Écrivez un chemin qui commence par une seule barre oblique, par exemple /depot.',
  noMoment: 'Écrivez un jour qui existe, par exemple 2026-12-03, ou un moment, par exemple 2026-12-03T09:30.',
  noPort: 'Écrivez un nombre de 0 à 65535.',
  noHost: 'Écrivez une adresse IP ou un nom de machine, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes les interfaces.',
  refusedValue: (option: string, value: string, advice: string) =>
    `Valeur refusée pour ${option} : « ${value} ». ${advice}`,
  unknownOption: (name: string, meant: readonly string[]) =>
    `Option inconnue : ${name}.${didYouMean(meant)} ${SEE_HELP}`,
  unknownCommand: (name: string, meant: readonly string[]) =>
    `Commande inconnue : ${name}.${didYouMean(meant)} ${SEE_HELP}`,
  missingValue: (name: string) => `Il manque une valeur après ${name}.`,
  excessArguments: 'Cette commande ne prend pas d’argument. Ajoutez --help pour voir ses options.',

  schemasWritten: (count: number, folder: string, settings: string) =>
    `${count} schémas écrits dans ${folder}, et reliés à leurs fichiers dans ${settings}.`,
  published: (out: string) => `Publié dans ${out}`,
  nothingPublished: " : rien n'a été publié.",
  lastSiteStays: ' : la dernière version sans erreur reste affichée.',
  served: (url: string) => `Le site est servi à l'adresse ${url} (Ctrl+C pour arrêter).`,
  workshopServed: (url: string) => `L'atelier des rédacteurs est à l'adresse ${url}, sur cet ordinateur seulement.`,
  workshopOpens: (url: string) => `L'atelier s'ouvre dans votre navigateur : ${url}`,
  workshopWaits: (url: string) =>
    `L'atelier est prêt. Ouvrez cette adresse dans un navigateur de cet ordinateur : ${url}`,
  keepsWindow: 'Laissez cette fenêtre ouverte tant que vous écrivez. Pour arrêter : fermez-la, ou Ctrl+C.',
  workshopRuns: "L'atelier est déjà ouvert sur cet ordinateur, dans une autre fenêtre : gardez-la, et fermez celle-ci.",
  nothingToServe: (out: string) => `Rien à servir dans « ${out} ». Construisez d'abord le site : npm run build.`,
  alreadyServed: (pid: number | undefined, url: string | undefined) =>
    `Le site est déjà servi ${url === undefined ? '' : `à l'adresse ${url} `}par une autre fenêtre (processus ${pid ?? 'inconnu'}). Servez-vous de celle-là, ou arrêtez-la d'abord (Ctrl+C).`,
  firstBuild: 'Première construction…',
  defect: (message: string) =>
    `Un défaut du générateur a interrompu la commande (${message}). Transmettez ce message à la personne qui tient le site : avec SITE_TRACE=1 devant la commande, elle saura d'où il vient.`,
};

const SEE_HELP = 'Ajoutez --help pour voir celles qui existent.';

function didYouMean(names: readonly string[]): string {
  return names.length > 0 ? ` Vouliez-vous dire « ${names.join(' » ou « ')} » ?` : '';
}
