import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shippingOffersQuery } from '#src/features/cart/cart.functions.ts';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { FreeShippingProgress } from '#src/features/cart/free-shipping-progress.tsx';
import { useDelivery } from '#src/features/cart/use-delivery.ts';
import { DeliveryMethods } from '#src/features/checkout/delivery-methods.tsx';
import { activateLanguage, createI18n } from '#src/i18n/messages.ts';
import { LocaleContext } from '#src/i18n/use-locale.ts';

/** A cart, the ways to its country, and the cart with each of them chosen. */
export type SentCart = {
  before: ShopperCart;
  methods: readonly ShippingMethod[];
  chosen: readonly ShopperCart[];
};

/** What is read of a cart's delivery; null where nothing is said. */
export type Said = {
  /** Of what lacks to a free delivery. */
  progress: string | null;
  /** Beside “Delivery” among the totals: before a way is chosen, and with each. */
  total: string;
  totals: string[];
  /** Of each way in the list: what it costs, and all the rest. */
  methods: { cost: string; note: string }[];
};

const textOf = (html: string) =>
  html
    .replaceAll(/<br\/?>/g, ' | ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

function Totals({ cart }: { cart: ShopperCart }) {
  return <CartTotals cart={cart} isSentFree={useDelivery(cart)?.missing === 0} />;
}

/** The second of the rows: what is said of “Delivery”. */
function deliveryRow(totals: string): string {
  const rows = [...totals.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, row = '']) => textOf(row));
  return rows.at(-2) ?? '';
}

const parts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, part = '']) => part,
  );

/** What one of a card's spans says. */
const spanOf = (card: string, end: string) =>
  textOf(new RegExp(`<span id="\\S+${end}"[^>]*>(.*?)</span>`, 's').exec(card)?.[1] ?? '');

/** What the pages of a shop say of the deliveries of carts, drawn as they draw it. */
export async function sayDeliveries(
  locale: OnlineLocale,
  offered: (isShipped: boolean) => readonly ShippingMethod[],
  carts: readonly SentCart[],
): Promise<Said[]> {
  const i18n = createI18n();
  await activateLanguage(i18n, getDomain(locale).lang, 'order');
  const queries = new QueryClient();
  for (const isShipped of [true, false]) {
    queries.setQueryData(shippingOffersQuery(isShipped).queryKey, [...offered(isShipped)]);
  }
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <LocaleContext value={locale}>
          {carts.map(({ before, methods, chosen }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <article key={index}>
              <header>
                <FreeShippingProgress cart={before} />
              </header>
              {[before, ...chosen].map((cart, way) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
                <section key={way}>
                  <Totals cart={cart} />
                </section>
              ))}
              <footer>
                <DeliveryMethods
                  cart={before}
                  methods={methods}
                  selected={null}
                  onSelect={Boolean}
                />
              </footer>
            </article>
          ))}
        </LocaleContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return parts(drawn, 'article').map((article) => {
    const [progress = ''] = parts(article, 'header');
    const [total = '', ...totals] = parts(article, 'section').map(deliveryRow);
    const [list = ''] = parts(article, 'footer');
    return {
      progress: textOf(progress) || null,
      ...{ total, totals },
      methods: parts(list, 'label').map((card) => ({
        cost: spanOf(card, '-end'),
        note: spanOf(card, '-note'),
      })),
    };
  });
}
