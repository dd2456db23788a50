import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#src/domain/locales.ts';

export const DEMO_PASSWORD = 'Vitrine2026!';

export type NewCustomer = { email: string; firstName: string; lastName: string };

/** Path of the form in a page of the provider. */
function formAction(page: string, name: string): string {
  const action = new RegExp(`action="([^"]*/${name})"`).exec(page)?.[1];
  if (action === undefined) throw new Error(`the provider shows no form "${name}"`);
  return action;
}

/** A customer of its own for a test, signed in: nobody else changes its cart. */
export async function createCustomer(
  request: APIRequestContext,
  locale: LocaleCode,
): Promise<NewCustomer> {
  const customer = {
    email: `e2e-${randomUUID()}@vitrine.example`,
    // A name that no product bears: pages and logs are searched for it.
    firstName: 'Zéphyrine',
    lastName: 'Quillevère',
  };
  const query = new URLSearchParams({ locale, returnTo: `/${locale}/cart`, register: '1' });
  const page = await request.get(`/api/auth/login?${query}`);
  const action = new URL(formAction(await page.text(), 'create-account'), page.url());
  const done = await request.post(action.href, { form: { ...customer, password: DEMO_PASSWORD } });
  if (!done.url().endsWith('/cart')) throw new Error(`the sign-up ended at ${done.url()}`);
  return customer;
}

/** Signs an account that exists in, as its owner would; answers where that led. */
export async function signInAs(
  request: APIRequestContext,
  locale: LocaleCode,
  email: string,
  { password = DEMO_PASSWORD, returnTo = `/${locale}/cart` } = {},
): Promise<string> {
  const query = new URLSearchParams({ locale, returnTo });
  const page = await request.get(`/api/auth/login?${query}`);
  const action = new URL(formAction(await page.text(), 'sign-in'), page.url());
  const done = await request.post(action.href, { form: { email, password } });
  return done.url();
}

/** Ends the customer's session at the provider, behind the shop's back. */
export async function endAtProvider(request: APIRequestContext, origin: string): Promise<void> {
  const page = await request.get(`${origin}/identity/session/end`);
  const text = await page.text();
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const action = new URL(formAction(text, 'confirm'), page.url());
  const done = await request.post(action.href, { form: { xsrf, logout: 'yes' }, maxRedirects: 0 });
  if (done.status() >= 400) throw new Error(`the provider answered ${done.status()}`);
}
