import type { LocaleCode } from '#src/domain/shop/locales.ts';

/**
 * Why a shopper is asked to sign in (specification §3 "Order-related kinds", A-077): an item is to
 * be reserved in a store, the account is wanted, an order goes on, or a new account begins.
 */
export const SIGN_IN_ORIGINS = ['eresa', 'customer', 'order', 'welcome'] as const;
export type SignInOrigin = (typeof SIGN_IN_ORIGINS)[number];

const ORDER_PAGE = /^\/[^/]+\/(checkout\/|order-)/;

/** Narrows the value of a URL; null for what is none. */
export function readSignInOrigin(value: unknown): SignInOrigin | null {
  return SIGN_IN_ORIGINS.find((origin) => origin === value) ?? null;
}

/** The origin of a sign-in that names none: by where the shopper was going. */
export function originOfPath(path: string): SignInOrigin {
  return ORDER_PAGE.test(path) ? 'order' : 'customer';
}

/** Pages below a prefix; an item is reserved on its own page, which only the URL knows. */
const LANDINGS: Record<SignInOrigin, string> = {
  eresa: '',
  customer: '/account/dashboard',
  order: '/checkout/billing',
  welcome: '/account/welcome',
};

/**
 * Where a sign-in leads: to the page that asked for it, which is the product's for `eresa`; without
 * one, to what its origin stands for, and without either home.
 */
export function landingPath(origin: SignInOrigin | null, locale: LocaleCode): string {
  return `/${locale}${origin === null ? '' : LANDINGS[origin]}`;
}
