import type { UsedPicture } from '../../server/pictures/used-pictures.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import type { Badge } from '../list/rows.ts';
import { Badges } from '../ui/Notice.tsx';
import { wordFilter } from '../ui/word-filter.ts';
import * as css from './PicturesPage.module.css';
import { pictureName, pictureSource } from './picture-files.ts';

interface PictureGridProps {
  pictures: readonly UsedPicture[];
  onOpen(address: string): void;
}

/** A grid of pictures, each a button that opens its details. Pictures out of sight are neither loaded nor laid out. */
export function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  return (
    <ul className={css.grid}>
      {pictures.map((picture) => (
        <li key={picture.address}>
          <button type="button" onClick={() => onOpen(picture.address)}>
            <Thumbnail picture={picture} />
            <span className={css.name}>{pictureName(picture.address)}</span>
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
  return [picture.bySite ? { text: words.bySiteBadge, tone: 'quiet' } : { text: words.uses(texts), tone: 'success' }];
}

interface ThumbnailProps {
  picture: Pick<UsedPicture, 'address' | 'bytes'>;
  className?: string | undefined;
}

/** A picture as it lies on the disk, loaded once it comes into view. Its description stands beside it. */
export function Thumbnail({ picture: { address, bytes }, className }: ThumbnailProps) {
  return <img src={pictureSource(address, bytes)} className={className} alt="" loading="lazy" decoding="async" />;
}

export const isUnused = ({ uses, bySite }: UsedPicture): boolean => uses.length === 0 && !bySite;

/** Returns a test for pictures whose words contain every typed word, ignoring accents and capitals. `titleOf`: returns the titles of the texts that show them. */
export function pictureFilter(typed: string, titleOf: (path: string) => string): (picture: UsedPicture) => boolean {
  if (typed.trim() === '') return () => true;
  const hasWords = wordFilter(typed);
  return ({ address, uses }) => {
    return hasWords([pictureName(address), ...uses.map(({ path }) => titleOf(path))].join(' '));
  };
}
