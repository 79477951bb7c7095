import { plural } from './plural.ts';

const weight = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;

/** Words of the page of pictures. */
export const workshopPictures = {
  heading: 'Images',
  explanation: 'Toutes les images du site, avec les textes qui les montrent.',
  looking: 'Les images sont recherchées…',
  none: 'Le site n’a pas encore d’image.',
  add: 'Ajouter des images',
  drop: 'ou déposez-les ici',
  adding: (nth: number, count: number) => `Envoi de l’image ${nth} sur ${count}…`,
  added: (count: number) =>
    `${plural(count, 'image ajoutée', 'images ajoutées')}. Un texte qui en montre une demande sa description.`,
  notAdded: (name: string, why: string) => `« ${name} » n’a pas pu être ajoutée : ${why}`,
  search: 'Chercher une image',
  searchHint: 'Nom, ou titre du texte qui la montre.',
  unused: (count: number) => `Seulement celles que rien ne montre (${count})`,
  found: (count: number) => (count === 0 ? 'Aucune image ne correspond.' : plural(count, 'image')),
  /** Returns the size of a picture in pixels and bytes. */
  facts: (width: number, height: number, bytes: number) => `${width} × ${height} px, ${weight(bytes)}`,
  uses: (count: number) => `Dans ${plural(count, 'texte')}`,
  isUnused: 'Inutilisée',
  bySiteBadge: 'Montrée par le site',
  shownIn: 'Montrée dans',
  shownNowhere: 'Aucun texte ne montre cette image : elle n’est pas publiée.',
  shownBySite: 'Aucun texte ne nomme cette image, mais le site lui-même la montre.',
  replace: 'Remplacer par une autre…',
  replaceHint: 'Les textes montreront la nouvelle ; celle-ci ira dans la corbeille.',
  running: 'L’image est changée…',
  delete: 'Supprimer',
  replaced: (name: string, texts: number) => `Remplacée : ${name}. ${updatedTexts(texts)}`.trim(),
  deleted: (name: string) => `${name} est dans la corbeille.`,

  /** Reasons of refusals. */
  noPath: (path: string) => ({
    message: `« ${path} » n'est pas une image du site.`,
    hint: 'Les images sont des fichiers du dossier static/images, dont aucun nom ne commence par un point.',
  }),
  notShown: (path: string) => ({
    message: `« ${path} » ne peut pas être montrée ici.`,
    hint: 'Enregistrez-la en JPEG, PNG, WebP, AVIF, GIF ou SVG, sous la taille permise.',
  }),
  gone: (address: string) => ({
    message: `L'image « ${address} » n'est plus là.`,
    hint: 'Elle a été supprimée ou remplacée entre-temps : la liste sera à jour dans un instant.',
  }),
  inUse: (paths: readonly string[]) => ({
    message: `Cette image est montrée dans ${paths.join(', ')}.`,
    hint: 'Retirez-la d’abord de ces textes, ou remplacez-la.',
  }),
  bySite: {
    message: 'Le site lui-même montre cette image.',
    hint: 'Remplacez-la plutôt par une autre.',
  },
};

function updatedTexts(texts: number): string {
  if (texts === 0) return '';
  return texts === 1 ? 'Le texte qui la montre a suivi.' : `Les ${texts} textes qui la montrent ont suivi.`;
}
