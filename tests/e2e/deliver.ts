import { expect, type Page } from '@playwright/test';
import { PORTS } from '../support/test-ports.ts';

/** On the platform's metrics port, which listens on this machine alone. */
const OPERATOR = `http://127.0.0.1:${PORTS.platformMetrics}/orders`;

/** The operator sends an order on its way until it has been delivered. */
export async function deliver(operator: Page, orderNumber: string): Promise<void> {
  await operator.goto(OPERATOR);
  const step = (name: string) =>
    operator.getByRole('button', { name: `${name}, ${orderNumber}`, exact: true });
  await step('Prepared').click();
  const form = operator.locator('form').filter({ has: step('Shipped') });
  await form.getByRole('textbox', { name: 'Carrier' }).fill('Colissimo');
  await step('Shipped').click();
  await step('Delivered').click();
  await expect(step('Delivered')).toHaveCount(0);
}
