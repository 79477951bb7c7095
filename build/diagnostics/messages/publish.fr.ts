import type { Wording } from '../diagnostic.ts';

/** The words of a diagnostic, and those with which a publication is refused. */
export const publish = {
  deadLink: (out: string): string => `« ${out} » est un lien qui ne mène nulle part : supprimez-le, ou créez sa cible.`,
  notAFolder: (file: string): string =>
    `« ${file} » est un fichier, pas un dossier : choisissez un autre dossier de sortie.`,
  holdsSources: (out: string): string => `Le dossier « ${out} » contient les sources du site : publier les effacerait.`,
  amongSources: (out: string): string =>
    `Le dossier « ${out} » est parmi les sources du site ou ses outils. Choisissez-en un autre.`,
  neededElsewhere: (out: string): string =>
    `Le dossier « ${out} » sert à autre chose (dossier personnel, dossier courant ou cache) : publier le remplacerait. Choisissez-en un autre.`,
  holdsOthers: (out: string, path: string, others: number): string =>
    `Le dossier « ${out} » contient ce que le site n'y a pas mis : « ${path} »${andOthers(others)}. Publier l'effacerait : déplacez-le (ce qui doit être publié va dans static/), ou choisissez un autre dossier.`,
  notPublished: (out: string, manifest: string): string =>
    `Le dossier « ${out} » n'est pas vide et ne porte pas la marque du site (${manifest}) : publier effacerait ce qu'il contient. Choisissez un dossier vide ou absent. Si c'est un site construit par une version antérieure, supprimez d'abord ce dossier.`,
  fileByFile: (out: string): Wording => ({
    rule: 'publication-sur-place',
    message:
      "Ce dossier ne peut pas être remplacé d'un seul coup (point de montage, ou dossier parent fermé à l'écriture) : le site y est écrit fichier par fichier. Pendant ce temps, et après une interruption, d'anciennes et de nouvelles pages s'y côtoient.",
    hint: `Pour un remplacement d'un seul coup, publiez dans un dossier à l'intérieur : « ${out}/site ».`,
  }),
  locked: (pid: number | undefined, file: string): string =>
    `Le site est déjà en train d'être écrit dans ce dossier (processus ${pid ?? 'inconnu'}). Attendez sa fin. Si elle s'est arrêtée sans prévenir, supprimez « ${file} ».`,
  publishing: (pid: number | undefined): string =>
    `Ce site est déjà en train d'être publié depuis cet ordinateur (processus ${pid ?? 'inconnu'}). Attendez sa fin, puis recommencez.`,
  lockLost: (file: string): string =>
    `Un autre programme a pris le relais dans ce dossier : le verrou « ${file} » n'est plus le sien. Rien n'a été publié ; recommencez.`,
  wrongCount: (found: number, expected: number, folder: string): string =>
    `Le site préparé compte ${found} fichiers au lieu de ${expected} : quelqu'un d'autre écrit ou supprime dans « ${folder} ». Rien n'a été publié ; recommencez.`,
  wrongSize: (path: string, bytes: number, expected: number): string =>
    `Le fichier « ${path} » a changé entre-temps (${bytes} octets au lieu de ${expected}). Rien n'a été publié ; recommencez.`,
  /** In the manifest of a published folder, for whoever opens it. */
  manifest: 'Ce dossier est écrit en entier à chaque publication : rien d’autre n’y a sa place.',
};

function andOthers(count: number): string {
  return count === 0 ? '' : count === 1 ? ' et un autre' : ` et ${count} autres`;
}
