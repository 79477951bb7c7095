import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../server/file-link.ts';
import type { PictureUse, UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import * as css from './PictureDialog.module.css';

interface PictureUsesProps {
  picture: UsedPicture;
  files: readonly ListedFile[];
  /** Leaves for the place of a use. */
  onGo(): void;
}

/** The places that show a picture, with what is written there of it. */
export function PictureUses({ picture: { uses, bySite }, files, onGo }: PictureUsesProps) {
  if (uses.length === 0) return <p>{bySite ? words.shownBySite : words.shownNowhere}</p>;
  return (
    <ul className={css.uses} aria-label={words.shownIn}>
      {uses.map((use) => (
        <li key={`${use.path}:${use.line}:${use.column}`}>
          <a href={linkTo(use)} onClick={onGo}>
            {`${files.find(({ path }) => path === use.path)?.title ?? use.path}, ${words.line(use.line)}`}
          </a>
          <UseWords use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseWords({ use: { alt, caption } }: { use: PictureUse }) {
  return (
    <>
      {alt === undefined ? <p className={css.missing}>{words.noAlt}</p> : <p>{words.alt(alt)}</p>}
      {caption !== undefined && <p>{words.caption(caption)}</p>}
    </>
  );
}
