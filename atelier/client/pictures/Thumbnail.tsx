import type { UsedPicture } from '../../server/pictures/pictures-api.ts';
import { pictureSource } from './picture-source.ts';

interface ThumbnailProps {
  picture: Pick<UsedPicture, 'address' | 'bytes'>;
  className?: string | undefined;
}

/** A picture as it lies on the disk, loaded once it comes into sight. What is known of it stands beside it. */
export function Thumbnail({ picture: { address, bytes }, className }: ThumbnailProps) {
  return <img src={pictureSource(address, bytes)} className={className} alt="" loading="lazy" decoding="async" />;
}
