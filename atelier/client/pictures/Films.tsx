import { useEffect, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import type { UsedFilm } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import * as css from './Films.module.css';
import { fileName } from './picture-filter.ts';
import { picturesClient } from './pictures-client.ts';

/** The films of the site with the texts that show them; nothing where there are none. Their poster images are listed with the pictures. */
export function Films({ files }: { files: readonly ListedFile[] }) {
  const [films, setFilms] = useState<readonly UsedFilm[]>([]);
  useEffect(() => {
    // Who cannot be told this sees the pictures without it.
    picturesClient.films().then(setFilms, () => {});
  }, []);
  if (films.length === 0) return null;
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  return (
    <section className={css.films}>
      <h2>{words.films}</h2>
      <ul>
        {films.map(({ address, bytes, uses }) => (
          <li key={address}>
            <strong>{fileName(address)}</strong> {words.weight(bytes)}
            {uses.length === 0 && ` · ${words.filmNowhere}`}
            {uses.map((use) => (
              <a key={`${use.path}:${use.line}:${use.column}`} href={linkTo(use)}>
                {`${titles.get(use.path) ?? use.path}, ${words.line(use.line)}`}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
