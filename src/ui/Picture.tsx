import type { DisplayedPicture } from '../../build/contract/media.ts';
import { useModule } from './page-context.ts';

interface PictureProps {
  picture: DisplayedPicture;
  alt: string;
  /** Its width on the page, as the `sizes` attribute. */
  sizes: string;
  /** True for a picture in the first screen: it is loaded at once, before the others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in the format that the browser chooses. It is loaded when it comes near, or by `client/parts.ts` after the page has loaded. */
export function Picture({ picture, alt, sizes, first = false, className }: PictureProps) {
  const { src, width, height, sources, placeholder } = picture;
  useModule('parts', !first);
  const image = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      data-placeholder={placeholder}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
