import type { Wording } from '../../contract/diagnostic.ts';
import { suggestions } from './suggestions.fr.ts';

const EXAMPLE = '« 1. Shopify : commande payée »';
const INDENT = "Une liste qui dépend d'une ligne commence sous le premier mot de celle-ci, et non sous son numéro.";

const BELOW = {
  list: `Un schéma est une seule liste numérotée. ${INDENT} Ce qui n'est pas de la liste va après le « ::: » qui ferme le schéma.`,
  step: 'Sous une étape ne viennent que ses routes, une par tiret ; mettez ceci dans le texte autour du schéma.',
  route: `Sous une route ne viennent que ses étapes, dans une seule liste numérotée. ${INDENT}`,
  jump: "Un lien finit sa route : mettez ceci sous l'étape à laquelle il mène.",
};

const STOPS = { steps: 'étapes', routes: 'routes' };

/** Messages about diagrams that cannot be drawn. */
export const diagrams = {
  untitled: (opening: string): Wording => ({
    rule: 'schema-sans-titre',
    message: "Ce schéma n'a pas de titre.",
    hint: `Écrivez entre crochets ce qu'il montre : « ${opening}[Une commande, de la boutique à l'atelier] ».`,
  }),
  open: (opening: string): Wording => ({
    rule: 'schema-non-ferme',
    message: `Le schéma « ${opening} » n'est jamais fermé : il prend tout ce qui suit.`,
    hint: `Écrivez « ${opening.replace(/[^:]/g, '')} » seul sur la ligne qui suit sa liste.`,
  }),
  empty: (opening: string): Wording => ({
    rule: 'schema-vide',
    message: "Ce schéma n'a pas d'étape.",
    hint: `Écrivez-les entre « ${opening}[Titre] » et « ::: », une par ligne : ${EXAMPLE}.`,
  }),
  noList: (): Wording => ({
    rule: 'schema-sans-liste',
    message: "Un schéma est une liste numérotée ; ceci n'en est pas une.",
    hint: `Écrivez une étape par ligne : ${EXAMPLE}. Une phrase se met avant le schéma, ou après.`,
  }),
  /** `isNumbered`: true if routes are listed like steps, false if steps are listed like routes. */
  wrongList: (isNumbered: boolean): Wording => ({
    rule: 'schema-liste',
    message: 'Les étapes vont dans une liste numérotée, et les routes, sous une étape, dans une liste à tirets.',
    hint: isNumbered
      ? 'Écrivez « - client connu », puis les étapes de cette route en dessous, ou remontez ces étapes dans la liste principale.'
      : 'Écrivez « 1. », « 2. », « 3. » au lieu de « - ».',
  }),
  singleRoute: (): Wording => ({
    rule: 'schema-route-seule',
    message: 'Une étape ne se partage pas en une seule route.',
    hint: "Ajoutez l'autre cas (« - sinon », sans étape si rien ne s'y passe), ou remontez ces étapes dans la liste principale.",
  }),
  tooDeep: (most: number): Wording => ({
    rule: 'schema-trop-profond',
    message: `Plus de ${most} partages l'un dans l'autre ne tiennent pas sur un téléphone.`,
    hint: 'Faites de cette partie un second schéma, que celui-ci nomme en une étape.',
  }),
  tooMany: (count: number, what: 'steps' | 'routes', most: number): Wording => ({
    rule: 'schema-trop-long',
    message: `Ce schéma a ${count} ${STOPS[what]} : au-delà de ${most}, il ne se lit plus d'un regard.`,
    hint: `Partagez-le en deux schémas, ou réunissez des ${STOPS[what]}.`,
  }),
  withoutText: (): Wording => ({
    rule: 'schema-etape-vide',
    message: 'Cette ligne du schéma ne commence par aucun texte.',
    hint: `Écrivez ce qui s'y passe : ${EXAMPLE}, ou pour une route son cas : « - client connu ».`,
  }),
  longText: (length: number, most: number): Wording => ({
    rule: 'schema-texte-long',
    message: `Ce texte a ${length} caractères : au-delà de ${most}, il ne tient plus à côté de son étoile.`,
    hint: "Gardez l'outil et l'action, ou le nombre et son unité (« (2 opérations) ») ; le détail va dans le texte autour du schéma.",
  }),
  picture: (): Wording => ({
    rule: 'schema-contenu',
    message: 'Une image ne peut pas être dans un schéma.',
    hint: 'Mettez-la avant le schéma, ou après.',
  }),
  variable: (): Wording => ({
    rule: 'schema-contenu',
    message: "Une variable ne peut pas être dans un schéma : il est dessiné avant qu'elle soit remplacée.",
    hint: 'Écrivez la variable dans le texte autour, ou sa valeur en toutes lettres.',
  }),
  ticked: (): Wording => ({
    rule: 'schema-contenu',
    message: 'Une étape ne se coche pas.',
    hint: 'Supprimez « [ ] » ou « [x] ».',
  }),
  /** `below`: the kind of element above it; `list` for the list of steps itself. */
  notDrawn: (below: keyof typeof BELOW): Wording => ({
    rule: below === 'list' ? 'schema-sans-liste' : 'schema-contenu',
    message: 'Ceci ne serait pas dessiné.',
    hint: BELOW[below],
  }),
  unreachable: (): Wording => ({
    rule: 'schema-inatteignable',
    message: 'Rien ne mène ici : ce qui précède finit sa route, ou toutes les siennes.',
    hint: "Laissez une route continuer, menez-y par un lien (« → Nom de l'étape »), ou supprimez ceci.",
  }),
  emptyJump: (end: string): Wording => ({
    rule: 'schema-lien',
    message: 'Cette flèche ne dit pas où elle mène.',
    hint: `Écrivez le texte d'une étape de ce schéma (« → Nom de l'étape »), ou « → ${end} » pour finir la route.`,
  }),
  jumpAsRoute: (spelling: string): Wording => ({
    rule: 'schema-lien',
    message: `« ${spelling} » est le cas d'une route : ce lien ne mènerait nulle part.`,
    hint: `Écrivez le cas (« - sinon »), et le lien en dessous, dans une liste numérotée : « 1. ${spelling} ».`,
  }),
  /** `near`: the step that was probably meant. */
  unknownJump: (aim: string, near: string | undefined): Wording => ({
    rule: 'schema-lien',
    message: `Aucune étape de ce schéma ne s'appelle « ${aim} ».`,
    hint:
      near === undefined
        ? "Écrivez le texte de l'étape tel qu'il est dans le schéma, sans son nombre."
        : suggestions.didYouMean(near),
  }),
  ambiguousJump: (aim: string): Wording => ({
    rule: 'schema-lien',
    message: `Plusieurs étapes de ce schéma s'appellent « ${aim} ».`,
    hint: "Donnez à chacune un texte qui la distingue, et écrivez ici celui de l'étape voulue.",
  }),
};
