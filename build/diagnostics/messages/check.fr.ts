import type { Advice, Wording } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import { describeUnpublished } from './unpublished.fr.ts';

const DEAD_LINK = 'lien-mort';

/** The parts of a page's head that are checked. */
type PageField = 'title' | 'description';
const FIELDS: Readonly<Record<PageField, { rule: string; name: string }>> = {
  title: { rule: 'titre-de-page', name: 'titre' },
  description: { rule: 'description-de-page', name: 'description' },
};

export const check = {
  /** `other`: the same path, or one that some disks take for the same one. */
  fileTwice: (path: string, other: string): Wording => ({
    rule: 'fichier-en-double',
    message:
      path === other
        ? `Deux sources écrivent « ${path} ».`
        : `« ${other} » et « ${path} » ne diffèrent que par leurs majuscules ou la forme de leurs accents : certains disques n'en gardent qu'un.`,
    hint: 'Renommez le fichier de static/ ou la page.',
  }),
  fileAndFolder: (folder: string, inside: string): Wording => ({
    rule: 'fichier-ou-dossier',
    message: `« ${folder} » serait à la fois un fichier et le dossier de « ${inside} ».`,
    hint: 'Renommez le fichier ou le dossier de static/, ou la page.',
  }),

  repeatedId: (id: string): Wording => ({
    rule: 'identifiant-en-double',
    message: `L'identifiant « ${id} » sert deux fois dans cette page.`,
    hint: "Changez le titre de l'une des sections, ou donnez-lui un identifiant {#autre}.",
  }),
  sameAs: (field: PageField, file: string, line: number): Wording => ({
    rule: FIELDS[field].rule,
    message: `Cette page a la même balise ${FIELDS[field].name} que ${file}, ligne ${line}.`,
    hint: 'Donnez à chacune la sienne.',
  }),

  /** `added`: the number of characters that do not come from the page, such as the site's name. */
  longTitle: (length: number, limit: number, added: number): Wording => ({
    rule: 'titre-trop-long',
    message: `Le titre de cette page compte ${length} caractères${added > 0 ? `, dont ${added} que le site y ajoute, comme son nom` : ''} : les moteurs de recherche couperont ce qui dépasse ${limit - 1}.`,
    hint:
      limit - added > MIN_TITLE_LENGTH
        ? `Écrivez-en un plus court d'au moins ${length - limit + 1} caractères dans « titreSeo » ; le grand titre de la page ne change pas.`
        : "Le nom du site ne laisse pas de place à un titre : donnez-lui-en un plus court dans les réglages, ou acceptez qu'il soit coupé.",
  }),

  noAddress: (link: string): Wording => ({
    rule: DEAD_LINK,
    message: `« ${link} » n'est pas une adresse.`,
    hint: "Vérifiez l'adresse ; un signe « % » s'y écrit « %25 ».",
  }),
  deadLink: (link: string, advice: Advice): Wording => ({
    rule: DEAD_LINK,
    message: `Le lien « ${link} » ne mène à aucune page ni à aucun fichier du site.`,
    ...advice,
  }),
  unpublishedLink: (link: string, unpublished: Unpublished): Wording => ({
    rule: 'lien-vers-page-retenue',
    message: `Le lien « ${link} » mène à une page qui n'est pas encore en ligne : ${describeUnpublished(unpublished)}.`,
    hint: 'Retirez ce lien jusque-là, ou publiez cette page avant celle-ci.',
  }),
  deadAnchor: (link: string, advice: Advice): Wording => ({
    rule: DEAD_LINK,
    message: `Le lien « ${link} » vise une ancre que sa page n'a pas.`,
    ...advice,
  }),
  /** `moved`: the id of the heading that was probably meant. */
  movedAnchor: (link: string, id: string, moved: string): Wording => ({
    rule: 'ancre-de-la-page',
    message: `Le lien « ${link} » mène à la partie « ${id} » de la page elle-même, pas au titre du texte qui porte ce nom.`,
    hint: `Pour ce titre, écrivez « ${link.replace(/#.*$/s, `#${moved}`)} ».`,
    fix: link.replace(/#.*$/s, `#${moved}`),
  }),
  hiddenHost: (link: string, { host, href }: URL): Wording => ({
    rule: 'lien-sans-protocole',
    message: `« ${link} » ressemble à un chemin du site, et mène pourtant à ${host}.`,
    hint: `Écrivez l'adresse en entier (« ${href} »), ou une seule barre pour une page du site.`,
  }),
  writtenNowhere: (hint: string) =>
    `Aucun texte de page ne contient cette adresse : elle vient des réglages ou du code du site. ${hint}`,
  writeMail: (address: string) => `Écrivez « mailto:${address} ».`,
  writeWhole: (link: string) => `Écrivez l'adresse en entier : « https://${link} ».`,
  writeFromRoot: "Vérifiez l'adresse depuis la racine : /services, /blog/nom-de-l-article…",
  putFile: (name: string) =>
    `Pour le proposer aux lecteurs, déposez ce fichier dans static/modeles/, et écrivez « /modeles/${name} ».`,
  anchors: (ids: readonly string[]) => `Ancres de la page : ${ids.map((id) => `#${id}`).join(', ') || 'aucune'}.`,
};

/** The number of characters below which a title is too short to be useful. */
const MIN_TITLE_LENGTH = 15;
