import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CartElsewhere } from '#src/domain/cart/cart.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { formatCountry } from '#src/i18n/formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
import { banner } from '#styles/recipes';
import { cartsElsewhereQuery } from './carts-elsewhere.functions.ts';

function OtherCart({ cart: { shop, total } }: { cart: CartElsewhere }) {
  const { origins } = useShop();
  const locale = useLocale();
  const { price } = usePrices();
  const amount = price(total.centAmount, total.currencyCode);
  const country = formatCountry(getDomain(shop).iso2, locale);
  const href = `${origins[shop] ?? ''}/${shop}/cart`;
  return (
    <Announced className={banner({ type: 'info' })}>
      <span>
        <Trans>You have a cart of {amount} in another country:</Trans> <a href={href}>{country}</a>
      </span>
    </Announced>
  );
}

/** Where the cart is that a shopper filled in another country; nothing where there is none. */
export function CartsElsewhere() {
  const { data: carts = [] } = useQuery(cartsElsewhereQuery);
  return carts.map((cart) => <OtherCart key={cart.shop} cart={cart} />);
}
