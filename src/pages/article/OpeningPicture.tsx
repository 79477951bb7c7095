import type { DisplayedPicture } from '../../../build/contract/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './OpeningPicture.module.css';

/** Beside the title on a wide screen, below it on a phone: as wide as the hero leaves it. */
const SIZES = '(min-width: 77rem) 29rem, (min-width: 56rem) 40vw, 92vw';

export interface OpeningPictureProps {
  picture: DisplayedPicture;
  alt: string;
  caption: string | undefined;
}

/** The picture that opens an article. */
export function OpeningPicture({ picture, alt, caption }: OpeningPictureProps) {
  return (
    <figure className={css.figure}>
      <Picture picture={picture} alt={alt} sizes={SIZES} className={css.picture} first />
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
