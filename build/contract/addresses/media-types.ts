/** What cameras, telephones and drawing programs write, whether browsers can show it or not. */
const PICTURES = /\.(?:jpe?g|jfif|png|apng|gif|webp|avif|tiff?|svg|hei[cf]|bmp|jxl|psd|raw|dng|ico)$/i;
const FILMS = /\.(?:mp4|m4v|webm|mov|avi|mkv|ogv|wmv|mpe?g|3gp)$/i;

/** Whether a name is that of a picture or a film. */
export function isMedia(name: string): boolean {
  return PICTURES.test(name) || isFilm(name);
}

export function isFilm(name: string): boolean {
  return FILMS.test(name);
}
