import { FLAG_SIZE, flagUrl } from '#src/domain/catalogue/pictures.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { flag } from '#styles/recipes';

/** A small flag; the country's name is beside it. */
export function FlagPicture({ country }: { country: string }) {
  const { mediaUrl } = useShop();
  return (
    <img
      className={flag()}
      src={flagUrl(mediaUrl, country)}
      {...FLAG_SIZE}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
