import { HERO_WIDTHS, heroUrl } from '#src/domain/pictures.ts';
import { useShop } from './shop-provider.tsx';

type HeroPictureProps = {
  hero: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  sizes: string;
  className?: string;
  /** The picture of the largest paint: fetched first, never lazily. */
  isFirst?: boolean;
};

/** A drawn composition at the width the screen needs. */
export function HeroPicture({ hero, alt, sizes, className, isFirst = false }: HeroPictureProps) {
  const { mediaUrl } = useShop();
  return (
    <img
      className={className}
      src={heroUrl(mediaUrl, hero, 1280)}
      srcSet={HERO_WIDTHS.map((width) => `${heroUrl(mediaUrl, hero, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={1600}
      height={900}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
