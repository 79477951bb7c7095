import type { Wording } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import { describeUnpublished } from './unpublished.fr.ts';

/** Messages about publishing, and reasons for which it is refused. */
export const publish = {
  deadLink: (out: string): string => `« ${out} » est un lien qui ne mène nulle part : supprimez-le, ou créez sa cible.`,
  notAFolder: (file: string): string =>
    `« ${file} » est un fichier, pas un dossier : choisissez un autre dossier de sortie.`,
  neededElsewhere: (out: string): string =>
    `Le dossier « ${out} » contient des sources du site, en est un, ou sert à autre chose (outils, cache, dossier personnel ou courant) : publier l'effacerait. Choisissez-en un autre.`,
  holdsOthers: (out: string, path: string, others: number): string =>
    `Le dossier « ${out} » contient ce que le site n'y a pas mis : « ${path} »${others > 0 ? ` et ${others} de plus` : ''}. Publier l'effacerait : déplacez-le (ce qui doit être publié va dans static/), ou choisissez un autre dossier.`,
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
  changedMeanwhile: (path: string): string =>
    `« ${path} » a changé pendant la publication : quelqu'un d'autre y écrit. Rien n'a été publié ; recommencez.`,
  /** Text in the manifest of a published folder, for people who open it. */
  manifest: 'Ce dossier est écrit en entier à chaque publication : rien d’autre n’y a sa place.',
};

export const hosts = {
  tooManyPlaces: (names: readonly string[], rules: number, limit: number): Wording => ({
    rule: 'regles-d-hebergeur',
    message: `« _headers » aurait ${rules} règles, et Cloudflare Pages n'en lit que ${limit} : ${names.join(' et ')} n'y sont pas dits pour chaque page.`,
    hint: 'Rangez les pages dans des dossiers, ou servez le site par un hébergeur qui lit un autre fichier de règles.',
  }),
  /** `names`: names of files that clients request at the root of a host alone. */
  belowRoot: (base: string, names: readonly string[]): Wording => ({
    rule: 'fichier-hors-racine',
    message: `Le site est servi dans « ${base} », et ${names.join(' et ')} avec lui : robots et visiteurs ne les cherchent qu'à la racine de l'hôte.`,
    hint: "Si cette racine est à vous, copiez-les-y à chaque changement d'adresse. Sinon, déclarez le plan du site (sitemap.xml) dans les outils des moteurs de recherche : rien d'autre n'en dépend.",
  }),
};

const RULE = 'adresse-disparue';

/** Fields by which a writer keeps or retires an address, and the file that contains the second one. */
interface Fields {
  former: string;
  retired: string;
  settings: string;
}

/** Messages about published pages that are missing now. */
export const history = {
  missing: (path: string, { former, retired, settings }: Fields, hasSuccessor: boolean): Wording => ({
    rule: RULE,
    message: `« ${path} » a été publiée, et plus rien n'y répond : liens et favoris y trouvent une page d'erreur.`,
    hint: `${hasSuccessor ? 'Si cette page-ci la remplace, ajoutez à son en-tête' : "Ajoutez à l'en-tête de la page qui la remplace"} « ${former}: [${path}] » ; si elle disparaît pour de bon, ajoutez à ${settings} « ${retired}: [${path}] ».`,
  }),
  unpublished: (path: string, unpublished: Unpublished, { retired, settings }: Fields): Wording => ({
    rule: RULE,
    message: `« ${path} » a été publiée, et n'est plus en ligne : ${describeUnpublished(unpublished)}.`,
    hint: `Liens et favoris y trouvent une page d'erreur. Si c'est voulu, ajoutez à ${settings} « ${retired}: [${path}] ».`,
  }),
};
