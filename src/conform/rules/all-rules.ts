import type { Rule } from '../rule.ts';
import { ACCOUNT_RULES, ADDRESS_RULES } from './account.ts';
import { CART_RULES } from './carts.ts';
import { CATALOGUE_RULES } from './catalogue.ts';
import { CHECKOUT_RULES } from './checkout.ts';
import { CODE_RULES } from './codes.ts';
import { ERROR_RULES } from './errors.ts';
import { FIXTURE_RULES } from './fixtures.ts';
import { KEY_RULES } from './keys.ts';
import { LINE_RULES, TOTAL_RULES } from './lines.ts';
import { LIST_RULES, SEARCH_RULES } from './lists.ts';
import { MERGE_RULES } from './merge.ts';
import { NEWSLETTER_RULES } from './newsletter.ts';
import { ORDER_RULES } from './orders.ts';
import { PAYMENT_RULES } from './payments.ts';
import { PICTURE_RULES } from './pictures.ts';
import { RACE_RULES } from './races.ts';
import { SHOP_RULES } from './shops.ts';
import { TOKEN_RULES } from './tokens.ts';
import { VERSION_RULES } from './versions.ts';
import { WISHLIST_RULES } from './wishlist.ts';

/** All rules, in the order in which a platform is written. */
export const ALL_RULES: readonly Rule[] = [
  ...SHOP_RULES,
  ...ERROR_RULES,
  ...CATALOGUE_RULES,
  ...FIXTURE_RULES,
  ...LIST_RULES,
  ...SEARCH_RULES,
  ...PICTURE_RULES,
  ...CART_RULES,
  ...LINE_RULES,
  ...TOTAL_RULES,
  ...VERSION_RULES,
  ...KEY_RULES,
  ...TOKEN_RULES,
  ...ACCOUNT_RULES,
  ...ADDRESS_RULES,
  ...MERGE_RULES,
  ...CHECKOUT_RULES,
  ...PAYMENT_RULES,
  ...ORDER_RULES,
  ...RACE_RULES,
  ...CODE_RULES,
  ...WISHLIST_RULES,
  ...NEWSLETTER_RULES,
];
