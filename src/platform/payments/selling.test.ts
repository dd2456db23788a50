import { expect, test } from 'vitest';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { CardGateway } from './card-gateway.ts';
import { readSelling } from './selling.ts';

const offering = (domain: OnlineLocale, ...names: PaymentMethod[]) => ({
  ...{ domain, storeId: domain },
  params: {
    paymentProducts: names.map((name, rank) => ({ name, rank, minAmount: null, maxAmount: null })),
  },
});

/** In Germany somebody takes all methods, in France also says what Klarna costs; elsewhere nobody does. */
const planFor: CardGateway['planFor'] = async ({ product, storeId }) => {
  if (storeId !== 'de-de' && storeId !== 'fr-fr') return null;
  const plan = { service: 'mollie', capture: 'dispatch' } as const;
  const told = { lender: 'Klarna', parts: 1, firstAfterDays: 30, feePercent: 0, annualPercent: 0 };
  return { ...plan, credit: storeId === 'fr-fr' && product === 'klarna' ? told : null };
};

test('a shop is named that offers to pay later and does not say what it costs, and sells all the same', async () => {
  const shops = [
    offering('fr-fr', 'visa', 'klarna', 'alma-3x', 'alma-4x'),
    offering('de-de', 'visa', 'klarna'),
    offering('it-it', 'klarna'),
    offering('es-es', 'klarna'),
  ];
  expect(await readSelling({ planFor }, shops, new Set(['es-es']))).toEqual({
    isOpen: true,
    problems: [
      'es-es is closed: nobody has checked its legal pages (LEGAL_DRAFTS)',
      'it-it has payment products and no provider in PAYMENT_PROVIDERS',
      'fr-fr offers alma-3x, alma-4x without saying what it costs: no credit in PAYMENT_PROVIDERS',
      'de-de offers klarna without saying what it costs: no credit in PAYMENT_PROVIDERS',
    ],
  });
  const told = [offering('fr-fr', 'visa', 'klarna'), offering('de-de', 'visa')];
  expect(await readSelling({ planFor }, told, new Set())).toEqual({ isOpen: true, problems: [] });
});
