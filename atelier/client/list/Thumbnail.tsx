import type { ListedFile } from '../../api.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import * as css from './ContentTable.module.css';

/** The picture of a text, small; the first letter of its title where it has none that is the site's own. */
export function Thumbnail({ file: { picture, title } }: { file: ListedFile }) {
  if (picture?.startsWith('/'))
    return <img className={css.picture} src={pictureSource(picture)} alt="" loading="lazy" />;
  return (
    <span className={css.picture} aria-hidden="true">
      {[...title.replace(/^\P{L}+/u, '')][0]?.toUpperCase()}
    </span>
  );
}
