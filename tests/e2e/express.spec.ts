import type { Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

// The provider's own origin has no such file.
test.use({ missing: [/^401 \/favicon\.ico$/] });

/** What the sheet was asked to show. */
type Shown = { method: string; amount: string };

/** A browser with a wallet: its sheet is first dismissed, then agreed to. */
async function giveWallet(page: Page): Promise<Shown[]> {
  const shown: Shown[] = [];
  await page.exposeFunction('noteSheet', (sheet: Shown) => shown.push(sheet));
  await page.addInitScript(() => {
    let presses = 0;
    Reflect.set(
      window,
      'PaymentRequest',
      class {
        methods;
        details;
        constructor(methods: PaymentMethodData[], details: PaymentDetailsInit) {
          this.methods = methods;
          this.details = details;
        }
        async canMakePayment() {
          return true;
        }
        async show() {
          const method = this.methods[0]?.supportedMethods;
          const { currency, value } = this.details.total.amount;
          await Reflect.get(window, 'noteSheet')({ method, amount: `${currency} ${value}` });
          presses += 1;
          if (presses === 1) throw new DOMException('closed', 'AbortError');
          return { details: { token: 'wallet-4242' }, complete: async () => undefined };
        }
      },
    );
  });
  return shown;
}

test('the express button asks the checkout for what lacks, then orders with one press and the agreement of the wallet, by the calls of every payment', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const { button, heading, main } = shopper;
  const sheets = await giveWallet(page);
  await createCustomer(page.request, 'en');
  await shopper.open('/midi-dress--p400101');
  await button('Express checkout').click();
  await expect(main.getByText(shopper.say('Please choose a size first.'))).toBeVisible();
  await shopper.chooseSize('38');
  await button('Express checkout').click();
  // Nobody knows yet where the bill and the parcel go.
  await expect(heading('Billing')).toBeVisible();
  expect(sheets).toEqual([]);
  await shopper.fillAddress({ zipCode: 'SW1A 1AA', city: 'London' });
  await button('Continue to delivery').click();
  await expect(heading('Delivery')).toBeVisible();
  await button('Continue to payment').click();
  await expect(heading('Payment')).toBeVisible();

  await shopper.open('/cart');
  await button('Express checkout').click();
  await expect.poll(() => sheets.length).toBe(1);
  await expect(button('Express checkout')).toBeEnabled();
  await expect(button('Express checkout')).not.toHaveAttribute('aria-busy', 'true');
  await expect(heading('Cart')).toBeVisible();
  const [sheet] = sheets;
  expect(sheet?.method).toMatch(/\/wallet$/);
  await expect(main.getByText(`€${sheet?.amount.replace('EUR ', '')}`).first()).toBeVisible();

  await button('Express checkout').click();
  await expect(heading('Thank you')).toBeVisible();
  expect(sheets).toHaveLength(2);
  const lines = linesOf(await callsOf(await shopper.sessionId()));
  const orderCalls = lines.filter((line) => /\/payments\/|\/validate/.test(line));
  expect(orderCalls.filter((line) => line.startsWith('POST'))).toEqual([
    expect.stringMatching(/^POST \/carts-self\/[\w-]+\/payments\/cardtwo 200$/),
    expect.stringMatching(/^POST \/carts-self\/[\w-]+\/validate 200$/),
  ]);
});
