import { createContext, type PropsWithChildren, use } from 'react';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { LocaleContext } from '#src/i18n/use-locale.ts';
import type { Shop } from './shop.functions.ts';

export const ShopContext = createContext<Shop | null>(null);

/** The shop of the page: parameters, brand, URLs. Throws outside of one. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error('no shop around this component');
  return shop;
}

export function ShopProvider({
  locale,
  shop,
  children,
}: PropsWithChildren<{ locale: LocaleCode; shop: Shop }>) {
  return (
    <LocaleContext value={locale}>
      <ShopContext value={shop}>{children}</ShopContext>
    </LocaleContext>
  );
}
