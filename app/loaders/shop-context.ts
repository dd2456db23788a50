import type { RouterContext } from '#app/routes/__root.tsx';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';

/** The context of every route below a locale prefix. */
export type ShopContext = RouterContext & { locale: LocaleCode; shop: Shop };
