import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { LocaleCode } from '#src/domain/shop/locales.ts';

export const DEMO_PASSWORD = 'Vitrine2026!';
/** Of customers who sign up: the shop refuses passwords with its name in them. */
export const CUSTOMER_PASSWORD = 'Fenster 2026!';
const PREFIX = 'e2e-';

/** What the owner of an account types, who signed up in a test or came with the demo. */
export const passwordOf = (email: string) =>
  email.startsWith(PREFIX) ? CUSTOMER_PASSWORD : DEMO_PASSWORD;

export type NewCustomer = { email: string; firstName: string; lastName: string };

/** Path of a form in a page of the provider, if the page has it. */
const actionIn = (page: string, name: string) =>
  new RegExp(`action="([^"]*/${name})"`).exec(page)?.[1];

/**
 * Address of a form that the sign-in leads to. A provider too busy to answer within the shop's two
 * seconds is asked again, as a shopper would press again (F22).
 */
async function signInForm(
  request: APIRequestContext,
  query: Record<string, string>,
  name: string,
): Promise<string> {
  let form = '';
  await expect(async () => {
    const page = await request.get(`/api/auth/login?${new URLSearchParams(query)}`);
    const action = actionIn(await page.text(), name);
    if (action === undefined) {
      throw new Error(`no form "${name}": ${page.status()} at ${page.url()}`);
    }
    form = new URL(action, page.url()).href;
  }).toPass({ timeout: 20_000 });
  return form;
}

/** A customer of its own for a test, signed in: nobody else changes its cart. */
export async function createCustomer(
  request: APIRequestContext,
  locale: LocaleCode,
): Promise<NewCustomer> {
  const customer = {
    email: `${PREFIX}${randomUUID()}@vitrine.example`,
    // A name that no product bears: pages and logs are searched for it.
    firstName: 'Zéphyrine',
    lastName: 'Quillevère',
  };
  const query = { locale, returnTo: `/${locale}/cart`, register: '1' };
  const form = await signInForm(request, query, 'create-account');
  const done = await request.post(form, { form: { ...customer, password: CUSTOMER_PASSWORD } });
  if (!done.url().endsWith('/cart')) throw new Error(`the sign-up ended at ${done.url()}`);
  return customer;
}

/** Signs an account that exists in, as its owner would; answers where that led. */
export async function signInAs(
  request: APIRequestContext,
  locale: LocaleCode,
  email: string,
  { password = passwordOf(email), returnTo = `/${locale}/cart` } = {},
): Promise<string> {
  const form = await signInForm(request, { locale, returnTo }, 'sign-in');
  const done = await request.post(form, { form: { email, password } });
  return done.url();
}

/** Ends the customer's session at the provider, behind the shop's back. */
export async function endAtProvider(request: APIRequestContext, origin: string): Promise<void> {
  const page = await request.get(`${origin}/identity/session/end`);
  const text = await page.text();
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const action = actionIn(text, 'confirm');
  if (action === undefined) throw new Error(`the provider asks nothing: ${page.status()}`);
  const form = { xsrf, logout: 'yes' };
  const done = await request.post(new URL(action, page.url()).href, { form, maxRedirects: 0 });
  if (done.status() >= 400) throw new Error(`the provider answered ${done.status()}`);
}
