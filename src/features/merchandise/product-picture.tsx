import {
  optionPictureUrl,
  type PictureShape,
  type PictureType,
  TILE_WIDTHS,
} from '#src/domain/catalogue/pictures.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';

const SIZE = {
  tall: { width: 600, height: 900 },
  wide: { width: 720, height: 900 },
} as const;

type ProductPictureProps = {
  optionId: string;
  /** Of its photographs. */
  look?: string | undefined;
  type: PictureType;
  alt: string;
  /** None for a picture of one width. */
  sizes?: string;
  widths?: readonly number[];
  shape?: PictureShape;
  className?: string;
  /** The picture of the largest paint, which is fetched before others. */
  isFirst?: boolean;
  /** Eager in the first screen. */
  loading?: 'eager' | 'lazy';
};

/** A picture of one colour of a product; its size is known before it comes, so nothing moves. */
export function ProductPicture({
  optionId,
  look,
  type,
  alt,
  sizes,
  widths = TILE_WIDTHS,
  shape = 'tall',
  className,
  isFirst = false,
  loading = isFirst ? 'eager' : 'lazy',
}: ProductPictureProps) {
  const { mediaUrl } = useShop();
  const url = (width: number) => optionPictureUrl(mediaUrl, { optionId, look }, type, width, shape);
  return (
    <img
      className={className}
      src={url(widths[0] ?? TILE_WIDTHS[0])}
      srcSet={sizes && widths.map((width) => `${url(width)} ${width}w`).join(', ')}
      sizes={sizes}
      {...SIZE[shape]}
      alt={alt}
      decoding="async"
      loading={loading}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
