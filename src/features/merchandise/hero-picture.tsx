import { HERO_WIDTHS, type HeroShape, heroUrl } from '#src/domain/catalogue/pictures.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';

const SIZE = {
  landscape: { width: 1600, height: 900 },
  portrait: { width: 960, height: 1200 },
} as const;

/** Where narrow screens end, as the page grids know it (specification §9). */
const NARROW = '(max-width: 767.98px)';

type HeroPictureProps = {
  hero: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  sizes: string;
  widths?: readonly number[];
  shape?: HeroShape;
  className?: string;
  /** Whether it may be the largest paint. */
  isFirst?: boolean | undefined;
};

/** A drawn composition at the width the screen needs. */
export function HeroPicture({
  hero,
  alt,
  sizes,
  widths = HERO_WIDTHS,
  shape = 'landscape',
  className,
  isFirst,
}: HeroPictureProps) {
  const { mediaUrl } = useShop();
  // Editors may leave it out.
  if (hero === '') return null;
  const url = (width: number) => heroUrl(mediaUrl, hero, width, shape);
  return (
    <img
      className={className}
      src={url(widths[1] ?? HERO_WIDTHS[1])}
      srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...SIZE[shape]}
      alt={alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** The picture of the largest paint: fetched first, upright on narrow screens. */
export function LeadPicture({ hero, className }: Pick<HeroPictureProps, 'hero' | 'className'>) {
  const { mediaUrl } = useShop();
  if (hero === '') return null;
  const sources = (shape: HeroShape) =>
    HERO_WIDTHS.map((width) => `${heroUrl(mediaUrl, hero, width, shape)} ${width}w`).join(', ');
  return (
    <picture>
      <source media={NARROW} srcSet={sources('portrait')} sizes="100vw" {...SIZE.portrait} />
      <img
        className={className}
        src={heroUrl(mediaUrl, hero, 1280)}
        srcSet={sources('landscape')}
        sizes="100vw"
        {...SIZE.landscape}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
