import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Outcome } from '../server/changes.ts';
import { PAGE_HEADERS, page } from './identity-pages.ts';
import { readPayment } from './payments.ts';
import { askPlugin } from './plugin.ts';
import { app } from './serve.ts';
import { findShop } from './shops.ts';

/**
 * The page of a card provider that takes no money: the number of the card decides what comes of a payment. A
 * real provider has its page elsewhere, and tells by a webhook what this form says.
 */

const WORDS = {
  fr: {
    title: 'Paiement (test)',
    fields: {
      number: 'Numéro de carte',
      expiry: 'Date d’expiration',
      securityCode: 'Cryptogramme',
      name: 'Nom sur la carte',
    },
    hint: 'Cette page n’encaisse rien. Une carte qui finit par 0002 est refusée.',
    ...{ pay: 'Payer', cancel: 'Annuler' },
  },
  en: {
    title: 'Payment (test)',
    fields: {
      number: 'Card number',
      expiry: 'Expiry date',
      securityCode: 'Security code',
      name: 'Name on card',
    },
    hint: 'This page takes no money. A card that ends with 0002 is refused.',
    ...{ pay: 'Pay', cancel: 'Cancel' },
  },
} as const;

/** What a form says; null for one that is not ours. */
function outcomeOf(form: Record<string, unknown>): Outcome | null {
  const { action, number } = form;
  if (action === 'cancel') return 'cancelled';
  if (action !== 'pay' || typeof number !== 'string') return null;
  return number.trim().endsWith('0002') ? 'refused' : 'accepted';
}

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
  const fields = Object.entries(words.fields).map(
    ([name, label]) => html`<label>${label}<input name="${name}" required></label>`,
  );
  const body = html`<p>${amount}</p><p>${words.hint}</p><form method="post">${fields}<p><button name="action" value="pay">${words.pay}</button></p><p><button name="action" value="cancel" formnovalidate>${words.cancel}</button></p></form>`;
  return new Response(page(language, words.title, body), { headers: PAGE_HEADERS });
});

app.post('/card/:storeId/:reference', async (context) => {
  const found = await find(context);
  const outcome = outcomeOf(await context.req.parseBody());
  if (found === null || outcome === null) return context.text('not found', 404);
  const { reference, returnUrl } = found.payment;
  await askPlugin(found.shop, { ask: 'decidePayment', reference, outcome });
  const back = new URL(returnUrl);
  back.searchParams.set('reference', reference);
  return context.redirect(back.href, 303);
});
