import type { Browser, Page } from '@playwright/test';
import { type FunctionCall, recordCall } from '../../e2e/function-calls.ts';
import { DRESS, shopperOn } from '../../e2e/shopper.ts';
import { createCustomer } from '../customers.ts';
import { settled } from '../known-browser.ts';

/**
 * What a browser sends from the first piece to the order, recorded once, so that a crowd can send
 * the same in sessions of its own. Bodies are values as seroval writes them: names in `k`, values in
 * `v`.
 */

const STEPS = ['addToCart', 'setQuantity', 'saveBilling', 'chooseDelivery', 'payByCard'] as const;
type Step = (typeof STEPS)[number];
export type RecordedPurchase = Record<Step, FunctionCall>;

type Value = string | number | null;
type Named = { k: string[]; v: { s?: unknown }[] };

function isNamed(part: unknown): part is Named {
  return typeof part === 'object' && part !== null && 'k' in part && Array.isArray(part.k);
}

function written(value: Value) {
  // A null is one of seroval's constants, the second of them.
  if (value === null) return { t: 2, s: 0 };
  return typeof value === 'number' ? { t: 0, s: value } : { t: 1, s: value };
}

/** The body with other values under these names, wherever they stand. */
export function withValues(body: string, values: Record<string, Value>): string {
  const change = (_: string, part: unknown): unknown => {
    if (!isNamed(part)) return part;
    const given = (name: string, at: number) => {
      const value = values[name];
      return value === undefined ? part.v[at] : written(value);
    };
    return { ...part, v: part.k.map(given) };
  };
  return JSON.stringify(JSON.parse(body, change));
}

/** The values that an answer holds under a name, the innermost first. */
export function valuesIn(answer: string, name: string): unknown[] {
  const found: unknown[] = [];
  JSON.parse(answer, (_, part: unknown) => {
    const at = isNamed(part) ? part.k.indexOf(name) : -1;
    if (isNamed(part) && at >= 0) found.push(part.v[at]?.s);
    return part;
  });
  return found;
}

/** A customer who buys one dress and, before paying, wants two. */
export async function recordPurchase(browser: Browser, baseURL: string): Promise<RecordedPurchase> {
  const context = await browser.newContext({
    baseURL,
    storageState: settled(baseURL),
    viewport: { width: 1280, height: 900 },
  });
  await createCustomer(context.request, 'fr-fr');
  const page = await context.newPage();
  const shopper = shopperOn(page, 'fr-fr');
  const step = (name: Step, act: () => Promise<unknown>) => recordStep(page, name, act);

  await shopper.open(DRESS.path);
  const addToCart = await step('addToCart', () => shopper.addToCart(DRESS.size));
  await shopper.cartEntry.click();
  const setQuantity = await step('setQuantity', () => shopper.quantity.selectOption('2'));
  await shopper.seeCount(2);
  await shopper.link('Checkout').click();
  await shopper.heading('Billing').waitFor();
  await shopper.fillAddress({ zipCode: '75002', city: 'Paris' });
  const saveBilling = await step('saveBilling', () =>
    shopper.button('Continue to delivery').click(),
  );
  await shopper.heading('Delivery').waitFor();
  const chooseDelivery = await step('chooseDelivery', () =>
    shopper.button('Continue to payment').click(),
  );
  await shopper.heading('Payment').waitFor();
  const payByCard = await step('payByCard', () => shopper.payButton.click());
  await context.close();
  return { addToCart, setQuantity, saveBilling, chooseDelivery, payByCard };
}

function recordStep(page: Page, name: Step, act: () => Promise<unknown>): Promise<FunctionCall> {
  return recordCall(page, act, (request) => request.url().includes(name));
}
