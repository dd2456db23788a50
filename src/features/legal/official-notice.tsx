import { uploadUrl } from '#src/domain/catalogue/pictures.ts';
import type { Upload } from '#src/domain/content/content-parts.schema.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';

/** Wide enough that its smallest letters are read, in pixels. */
const WIDEST = 560;

/** What an authority has drawn, such as the notice on the guarantee; it opens at its own size. */
export function OfficialNotice({ of: { pictureId, width, height, alt } }: { of: Upload }) {
  const { mediaUrl } = useShop();
  const url = uploadUrl(mediaUrl, pictureId);
  const shown = Math.min(width, WIDEST);
  return (
    <a href={url}>
      <img
        src={url}
        width={shown}
        height={Math.round((shown / width) * height)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
