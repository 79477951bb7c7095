/** What `npm run adopt` asks, announces and refuses. */
export const adopt = {
  hello:
    'Ce site devient celui d’une autre agence. Entrée garde ce qui est entre crochets ; rien n’est écrit avant votre accord, à la fin.',
  askField: (title: string, now: string): string => `${title} [${now}] `,
  /** What is chosen of, by the answer's key. */
  titles: { articles: 'Articles :', blocs: 'Blocs dans les textes :', fichiers: 'Fichiers à emporter :' } as Readonly<
    Record<string, string>
  >,
  askKept: 'À garder : des numéros séparés par des espaces, « aucun », ou Entrée pour tout garder. ',
  none: 'aucun',
  choice: (number: number, name: string): string => `  ${number}. ${name}`,

  changed: (count: number): string => `Modifiés (${count}) :`,
  removed: (count: number): string => `Supprimés (${count}) :`,
  file: (path: string): string => `  ${path}`,
  nothing: 'Ces réponses ne changent rien.',
  askGo: 'Écrire tout cela ? (oui/non) ',
  yes: 'oui',
  notDone: 'Rien n’a été écrit.',
  seeOnly: 'Rien n’a été écrit : ajoutez --oui pour écrire tout cela.',
  done: 'C’est écrit. Relisez les textes modifiés : un lien vers un article ou un fichier supprimé y est devenu un simple texte. Puis lancez « npm run check » et « npm test ». Pour tout reprendre : git restore .',
  promises:
    'À récrire ou à retirer : ces lignes parlent encore d’un fichier ou d’un calculateur qui n’est plus proposé.',
  promise: ({ path, line, text }: { path: string; line: number; text: string }): string =>
    `  ${path}:${line} : « ${shortened(text)} »`,
  claims:
    'À relire avant la mise en ligne : ces textes affirment ce que seule l’agence précédente a fait, vérifié ou choisi.',
  claim: (path: string, what: string): string => `  ${path} : ${what}`,

  unsaved:
    'Des fichiers de ce dossier ont changé depuis leur dernier enregistrement dans git, ou git ne le suit pas : l’adoption ne pourrait pas être reprise. Enregistrez-les d’abord, ou ajoutez --malgre-tout.',
  unsavedFiles: (paths: readonly string[]): string =>
    `Git ne pourrait pas rendre ces fichiers, qu’il ne suit pas ou a ordre de ne pas regarder : ${paths.join(', ')}. Ajoutez-les au dépôt (git add --force), mettez-les à l’abri ailleurs, ou ajoutez --malgre-tout.`,
  noAnswers: 'Il faut des réponses : lancez cette commande dans un terminal, ou donnez un fichier avec --reponses.',
  notRead: (file: string): string => `« ${file} » ne se lit pas. Vérifiez son nom.`,
  notYaml: (file: string): string =>
    `« ${file} » n'est pas une suite de réponses en YAML. Écrivez une réponse par ligne, par exemple « articles: [agents-ia] », sans ancre (&) ni renvoi (*), et chacune une seule fois.`,
  notAnAnswer: (name: string, names: readonly string[]): string =>
    `« ${name} » n'est pas une réponse attendue. Réponses possibles : ${names.join(', ')}.`,
  unknown: (name: string, names: readonly string[]): string =>
    `« ${name} » n'existe pas. Choisissez parmi : ${names.join(', ')}.`,
  field: (name: string, message: string, hint: string): string => `${name} : ${message} ${hint}`,
} as const;

/** The beginning of a long line. */
function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text;
}
