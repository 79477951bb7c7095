import type { Position, Wording } from '../../contract/diagnostic.ts';
import { suggestions } from './suggestions.fr.ts';

/** Messages about pictures and films. */
export const media = {
  empty: (): Wording => ({
    rule: 'image-vide',
    message: 'Ce fichier est vide.',
    hint: 'Copiez-le de nouveau : la première copie a sans doute été interrompue.',
  }),
  /** `reason`: the reason that the encoder gives. */
  corrupt: (reason = ''): Wording => ({
    rule: 'image-abimee',
    message: `Cette image est abîmée ou incomplète : elle ne peut pas être lue jusqu'au bout${reason && ` (${reason})`}.`,
    hint: 'Exportez-la de nouveau depuis son programme ou votre appareil, et remplacez le fichier.',
  }),
  noPicture: (): Wording => ({
    rule: 'image-format',
    message: "Ce fichier porte le nom d'une image, mais n'en est pas une.",
    hint: 'Enregistrez l’image en JPEG, PNG, WebP, AVIF ou SVG depuis son programme : changer son extension ne suffit pas.',
  }),
  telephoneFormat: (): Wording => ({
    rule: 'image-format',
    message: "Cette photo est au format HEIC des iPhone, que la plupart des navigateurs n'affichent pas.",
    hint: "Déposez-la dans l'atelier depuis Safari, qui la convertit, ou exportez-la en JPEG (Aperçu, Fichier, Exporter ; sous Windows, Photos, Enregistrer sous), ou réglez l'iPhone : Réglages, Appareil photo, Formats, Le plus compatible.",
  }),
  otherFormat: (format: string): Wording => ({
    rule: 'image-format',
    message: `Cette image est au format ${format}, que le site ne sait pas lire.`,
    hint: 'Exportez-la en JPEG (photo), en PNG (capture, transparence) ou en SVG (dessin).',
  }),
  mislabelled: (called: string, usual: string): Wording => ({
    rule: 'image-extension',
    message: `Le nom finit par « ${called} », mais le fichier est au format « ${usual} ».`,
    hint: `Renommez-le en « ${usual} », ici et dans le dossier.`,
  }),
  /** Sizes are in bytes. */
  tooHeavy: (bytes: number, limit: number): Wording => ({
    rule: 'image-trop-lourde',
    message: `Cette image pèse ${megabytes(bytes)} Mo ; la limite est de ${megabytes(limit)} Mo.`,
    hint: 'Exportez-la en JPEG (qualité 90), ou en plus petit : 2 400 pixels de large suffisent partout.',
  }),
  tooManyPixels: (width: number, height: number, limit: number): Wording => ({
    rule: 'image-trop-grande',
    message: `Cette image fait ${width} × ${height} pixels, ${Math.round((width * height) / 1e6)} millions ; la limite est de ${limit / 1e6} millions.`,
    hint: 'Réduisez-la : 2 400 pixels de large suffisent partout.',
  }),
  animated: (): Wording => ({
    rule: 'image-animee',
    message: "Cette image est animée : elle pèserait lourd, et le lecteur ne pourrait pas l'arrêter.",
    hint: 'Enregistrez-la en film (.mp4 ou .webm) et écrivez son nom à la place : le lecteur le lancera.',
  }),
  severalPages: (pages: number): Wording => ({
    rule: 'image-plusieurs-pages',
    message: `Ce fichier TIFF contient ${pages} images : seule la première est montrée.`,
    hint: 'Enregistrez chaque image à montrer dans un fichier à elle, en JPEG ou en PNG.',
  }),
  withoutSize: (): Wording => ({
    rule: 'image-sans-taille',
    message: 'Ce dessin SVG ne dit pas sa taille.',
    hint: 'Donnez à son élément « svg » un attribut viewBox, ou width et height : viewBox="0 0 800 600".',
  }),
  tooDeep: (limit: number): Wording => ({
    rule: 'svg-trop-profond',
    message: `Ce dessin emboîte ses éléments sur plus de ${limit} niveaux : aucun programme de dessin n'en fait autant.`,
    hint: 'Exportez-le de nouveau depuis son programme, ou dégroupez ses éléments avant de l’exporter.',
  }),
  drawingEncoding: (place: Position): Wording =>
    unreadable(place, "des octets ne sont pas de l'UTF-8, et le fichier n'annonce pas d'autre codage", SAVE_UTF8),
  drawingXml: (place: Position): Wording =>
    unreadable(
      place,
      "le texte n'y suit pas la syntaxe de XML",
      'Exportez-le de nouveau depuis son programme, ou corrigez cet endroit dans un éditeur de texte (un « & » s’y écrit « &amp; », et chaque élément se ferme).',
    ),
  cleaned: (removed: readonly string[]): Wording => ({
    rule: 'svg-nettoye',
    message: `Ce dessin contient de quoi lancer un programme ou charger un fichier d'un autre site ; voici ce qui n'en est pas publié : ${joinNames(removed)}.`,
    hint: 'Exportez-le sans script ni lien, en mettant dans le fichier les images et les polices dont il a besoin.',
  }),
  otherFilm: (format: string | undefined): Wording => ({
    rule: 'film-format',
    message: `Ce film ${format === undefined ? "n'est pas dans un format connu" : `est au format ${format.toUpperCase()}`} : les navigateurs ne le liraient pas.`,
    hint: 'Exportez-le en MP4 (H.264), que tous savent lire, ou en WebM.',
  }),
  largeFilm: (bytes: number, limit: number): Wording => ({
    rule: 'film-lourd',
    message: `Ce film pèse ${megabytes(bytes)} Mo : certains hébergeurs refusent plus de ${megabytes(limit)} Mo par fichier.`,
    hint: 'Exportez-le en plus petit (1 280 pixels de large), ou coupez-le.',
  }),
  locatedFilm: (): Wording => ({
    rule: 'media-lieu',
    message: "Ce film dit où il a été tourné : il n'est pas publié, car le site ne réécrit pas les films.",
    hint: "Retirez le lieu avant l'envoi (sur l'iPhone : Partager, Options, Position), ou avec « ffmpeg -i film.mp4 -map_metadata -1 -c copy sans-lieu.mp4 ».",
  }),
  /** A message about a file whose metadata cannot be read, so that it might reveal the place, day and device of its making. */
  notPublished: ({ rule, message, hint }: Wording): Wording => ({
    rule,
    message: `${message} Il n'est pas publié.`,
    hint,
  }),
  /** `address`: the address by which a text would show it. */
  unused: (address: string): Wording => ({
    rule: 'image-inutilisee',
    message: "Aucun texte ne montre ce fichier : il n'est pas publié.",
    hint: `Écrivez « ![ce qu’il montre](${address}) » dans un texte, ou supprimez-le.`,
  }),
  filmForPicture: (): Wording => ({
    rule: 'image-format',
    message: "C'est un film : ce champ veut une image.",
    hint: 'Écrivez le nom d’une image, ou montrez le film dans le texte : ![ce qu’il montre](film.mp4).',
  }),
  tooSmall: (width: number, least: number): Wording => ({
    rule: 'image-petite',
    message: `Cette image n'a que ${width} pixels de large : à cette place, elle serait agrandie et floue.`,
    hint: `Choisissez-en une d'au moins ${least} pixels de large.`,
  }),
  tooHeavyVariant: (width: number, bytes: number, most: number): Wording => ({
    rule: 'image-lourde',
    message: `Même à la moindre qualité, cette image pèse ${kilobytes(bytes)} ko en ${width} pixels de large (${kilobytes(most)} ko au plus) : elle a trop de détails.`,
    hint: "Recadrez-la sur ce qu'elle doit montrer, ou adoucissez-la.",
  }),
};

const SAVE_UTF8 = 'Enregistrez-le en UTF-8 dans un éditeur de texte, ou exportez-le de nouveau depuis son programme.';

function unreadable({ line, column }: Position, what: string, hint: string): Wording {
  return {
    rule: 'svg-illisible',
    message: `Aucun navigateur ne montrerait ce dessin : à sa ligne ${line}, colonne ${column}, ${what}.`,
    hint,
  };
}

const MAX_LISTED = 8;

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).map((name) => name.slice(0, 40));
  return [...shown, ...(names.length > MAX_LISTED ? ['…'] : [])].join(', ');
}

/** Formats bytes as megabytes with one decimal and a comma. */
function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1).replace(/\.0$/, '').replace('.', ',');
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

/** Messages about the files that pages offer. */
export const files = {
  /** `near`: the address that was probably meant. */
  missing: (address: string, near: string | undefined): Wording => ({
    rule: 'fichier-absent',
    message: `Aucun fichier à télécharger ne se trouve à l'adresse « ${address} ».`,
    ...suggestions.advice(
      near,
      'Déposez le fichier dans un dossier de static/ et écrivez son adresse, qui commence par une barre : /modeles/liste.csv pour static/modeles/liste.csv.',
    ),
  }),
  empty: (address: string): Wording => ({
    rule: 'fichier-vide',
    message: `Le fichier « ${address} » est vide : le lecteur n'aurait rien à ouvrir.`,
    hint: 'Enregistrez-le de nouveau depuis son programme, puis copiez-le une fois de plus dans static/.',
  }),
  unoffered: (address: string): Wording => ({
    rule: 'fichier-non-offert',
    message: `Aucun texte n'offre ce fichier, que le site publie pourtant.`,
    hint: `Nommez-le dans le champ « telechargements » d'un article (fichier: ${address}), ou retirez-le du dossier.`,
  }),
};
