import type { UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import type { Badge } from '../list/file-state.ts';
import { Badges } from '../ui/Badges.tsx';
import * as css from './PictureGrid.module.css';
import { fileName, isUndescribed, isUnused } from './picture-filter.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface PictureGridProps {
  pictures: readonly UsedPicture[];
  onOpen(address: string): void;
}

/** Pictures, each a button to all that is known of it. Those out of sight are neither loaded nor laid out. */
export function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  return (
    <ul className={css.grid}>
      {pictures.map((picture) => (
        <li key={picture.address}>
          <button type="button" onClick={() => onOpen(picture.address)}>
            <Thumbnail picture={picture} />
            <span className={css.name}>{fileName(picture.address)}</span>
            <small>{words.facts(picture.width, picture.height, picture.bytes)}</small>
            <Badges badges={badgesOf(picture)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function badgesOf(picture: UsedPicture): Badge[] {
  const texts = new Set(picture.uses.map(({ path }) => path)).size;
  if (isUnused(picture)) return [{ text: words.isUnused, tone: 'warning' }];
  return [
    picture.bySite ? { text: words.bySiteBadge, tone: 'quiet' } : { text: words.uses(texts), tone: 'success' },
    ...(isUndescribed(picture) ? [{ text: words.isUndescribed, tone: 'error' as const }] : []),
  ];
}
