import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { WishlistProduct } from '#src/domain/wishlist/wishlist.schema.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/ui/icon.tsx';
import { heart } from '#styles/recipes';
import { toggleHeart } from './toggle-heart.ts';
import { wishlistIdsQuery } from './wishlist.functions.ts';

/** Whether a product is on the wishlist; nothing where it is not, which is what the server shows. */
const isWished = (productId: string) => ({
  ...wishlistIdsQuery,
  select: (ids: readonly string[] | null) => ids?.includes(productId) || undefined,
});

type WishlistButtonProps = {
  product: WishlistProduct;
  /** On tiles, where each heart needs its own name. */
  name?: string;
};

/** The heart, also a guest’s (decision 054); nothing where wishes are off. */
export function WishlistButton({ product, name }: WishlistButtonProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { wishlist } = useShop().parameters.params;
  const queryClient = useQueryClient();
  const isWanted = usePersonal(isWished(product.productId)) ?? false;
  if (!wishlist) return null;

  const click = async () => {
    await startUpSettled(queryClient);
    await toggleHeart({ queryClient, i18n, locale }, product);
  };

  const addLabel = () => (name === undefined ? t`Add to wishlist` : t`Add to wishlist: ${name}`);
  const removeLabel = () =>
    name === undefined ? t`Remove from wishlist` : t`Remove from wishlist: ${name}`;
  return (
    <button
      type="button"
      className={heart({ state: isWanted ? 'full' : undefined })}
      aria-label={isWanted ? removeLabel() : addLabel()}
      aria-pressed={isWanted}
      onClick={click}
    >
      <Icon name="heart" />
    </button>
  );
}
