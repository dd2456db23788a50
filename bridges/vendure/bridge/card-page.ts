import type { Context } from 'hono';
import { html } from 'hono/html';
import { OUTCOMES } from '../server/changes.ts';
import { PAGE_HEADERS, page } from './identity-pages.ts';
import { readPayment } from './payments.ts';
import { askPlugin } from './plugin.ts';
import { app } from './serve.ts';
import { findShop } from './shops.ts';

/**
 * The page of a card provider that takes no money: it asks what is to come of a payment. A real provider has
 * its page elsewhere, and tells by a webhook what this form says.
 */

const WORDS = {
  fr: { title: 'Paiement (test)', accepted: 'Payer', refused: 'Refuser', cancelled: 'Annuler' },
  en: { title: 'Payment (test)', accepted: 'Pay', refused: 'Decline', cancelled: 'Cancel' },
} as const;

async function find(context: Context) {
  const { storeId = '', reference = '' } = context.req.param();
  const shop = /^\d{1,9}$/.test(storeId) ? await findShop(storeId) : null;
  const payment =
    shop === null || !/^[0-9a-f]{24}$/.test(reference)
      ? null
      : await readPayment(shop, reference, null);
  return shop === null || payment === null ? null : { shop, payment };
}

app.get('/card/:storeId/:reference', async (context) => {
  const found = await find(context);
  if (found === null) return context.text('not found', 404);
  const { shop, payment } = found;
  const language = shop.lang === 'fr' ? 'fr' : 'en';
  const words = WORDS[language];
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: payment.currency,
  }).format(payment.amount / 100);
  const buttons = OUTCOMES.map(
    (outcome) => html`<p><button name="outcome" value="${outcome}">${words[outcome]}</button></p>`,
  );
  const body = html`<p>${amount}</p><form method="post">${buttons}</form>`;
  return new Response(page(language, words.title, body), { headers: PAGE_HEADERS });
});

app.post('/card/:storeId/:reference', async (context) => {
  const found = await find(context);
  const { outcome: named } = await context.req.parseBody();
  const outcome = OUTCOMES.find((one) => one === named);
  if (found === null || outcome === undefined) return context.text('not found', 404);
  const { reference, returnUrl } = found.payment;
  await askPlugin(found.shop, { ask: 'decidePayment', reference, outcome });
  const back = new URL(returnUrl);
  back.searchParams.set('reference', reference);
  return context.redirect(back.href, 303);
});
