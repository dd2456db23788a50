import type { Locator } from '@playwright/test';
import { callsOf, type SeenCall } from '../support/inspection.ts';
import { expect } from './shop-test.ts';
import type { Shopper } from './shopper.ts';

/** A form of the account: what is typed into it, and what the platform is sent. */

export const box = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });

/** What a field says is wrong with it; it says so only while it is marked as wrong. */
export async function expectError(
  { say }: Shopper,
  field: Locator,
  english: string,
  values?: Record<string, string>,
) {
  // Before its hint.
  const error = say(english, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${error}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** Fields one after the other, what is typed into each, and what it then says is wrong. */
export async function expectErrors(
  shopper: Shopper,
  wrong: readonly (readonly [
    field: Locator,
    typed: string,
    english: string,
    values?: Record<string, string>,
  ])[],
) {
  for (const [field, typed, english, values] of wrong) {
    await field.fill(typed);
    await expectError(shopper, field, english, values);
    await expect(field).toHaveValue(typed);
  }
}

/** What the platform was sent by a browser, by method and path; the latest last. */
async function sent(shopper: Shopper, line: string): Promise<SeenCall[]> {
  const calls = await callsOf(await shopper.sessionId());
  return calls.filter(({ method, path }) => `${method} ${path}` === line);
}

export const bodyOf = async (shopper: Shopper, line: string) =>
  (await sent(shopper, line)).at(-1)?.body;
