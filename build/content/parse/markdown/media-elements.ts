import type { Element } from 'hast';
import type { DisplayedFilm, DisplayedPicture } from '../../../contract/media.ts';
import { element } from './custom-nodes.ts';

interface PictureText {
  alt: string;
  title: string | undefined;
  /** It is within a link already. */
  isLinked: boolean;
}

/** A picture with its variants, loaded lazily, that links to a larger variant. */
export function pictureElement(
  { src, width, height, sources, sizes, closer }: DisplayedPicture,
  text: PictureText,
): Element {
  const { alt, title } = text;
  const image = element('img', { src, alt, title, width, height, loading: 'lazy', decoding: 'async' });
  const offered = sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes }));
  const picture = offered.length === 0 ? image : element('picture', {}, [...offered, image]);
  return closer === undefined || text.isLinked ? picture : element('a', { href: closer }, [picture]);
}

/** A film that loads nothing before it is played; a link to it where it has no poster. */
export function filmElement({ src, about, poster }: DisplayedFilm, name: string): Element {
  if (!poster) return element('a', { href: src }, [{ type: 'text', value: `${name} (${about})` }]);
  const { width, height } = poster;
  return element('video', { src, controls: true, preload: 'none', poster: poster.src, width, height, ariaLabel: name });
}
