import type { LocaleCode } from '#src/domain/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import type { RouterContext } from '../routes/__root.tsx';

/** The context of every route below a locale prefix. */
export type ShopContext = RouterContext & { locale: LocaleCode; shop: Shop };
