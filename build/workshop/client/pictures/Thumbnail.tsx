import { picturesApi, type UsedPicture } from '../../pictures/pictures-api.ts';

interface ThumbnailProps {
  picture: Pick<UsedPicture, 'address' | 'bytes'>;
  className?: string | undefined;
}

/** A picture as it lies on the disk, loaded once it comes into sight. What is known of it stands beside it. */
export function Thumbnail({ picture: { address, bytes }, className }: ThumbnailProps) {
  // Another one may have taken its name.
  const source = `${picturesApi.bytes}?address=${encodeURIComponent(address)}&v=${bytes}`;
  return <img src={source} className={className} alt="" loading="lazy" decoding="async" />;
}
