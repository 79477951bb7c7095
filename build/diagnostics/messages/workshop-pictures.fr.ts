/** Of the site's pictures, to writers. */
export const workshopPictures = {
  noPath: (path: string) => ({
    message: `« ${path} » n'est pas une image du site.`,
    hint: 'Les images sont des fichiers du dossier static/images, dont aucun nom ne commence par un point.',
  }),
};
