import { useState } from 'react';
import type { SitePicture } from '../../../build/contract/workshop-host.ts';
import { workshopText } from '../../words/text.fr.ts';
import { wordFilter } from '../ui/word-filter.ts';
import { Thumbnail } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { pictureName } from './picture-files.ts';

const { dialogs: words } = workshopText;

interface PictureListProps {
  pictures: readonly SitePicture[];
  onChoose(picture: SitePicture): void;
}

/** A choice of the site's pictures, which can be searched by name. */
export function PictureList({ pictures, onChoose }: PictureListProps) {
  const [query, setQuery] = useState('');
  const hasWords = wordFilter(query);
  const found = pictures.filter(({ address }) => hasWords(address));
  return (
    <>
      <label>
        {words.findPicture}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <ul className={css.choices} aria-label={words.pictures}>
        {found.map((picture) => (
          <li key={picture.address}>
            <button type="button" onClick={() => onChoose(picture)}>
              <Thumbnail picture={picture} />
              {pictureName(picture.address)}
            </button>
          </li>
        ))}
      </ul>
      <p>{found.length === 0 && words.noPicture}</p>
    </>
  );
}
