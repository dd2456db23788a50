import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import type { CreditTerms } from '#src/domain/payment/credit.schema.ts';
import { creditTerms } from '#src/domain/payment/credit.ts';
import { methodRule } from '#src/domain/payment/methods.ts';
import { isOffered } from '#src/domain/payment/offered-method.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { cartNotFound, findOwnCart, loadCart, requireShop } from '../carts/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import type { CardGateway } from './card-gateway.ts';
import { dueOf } from './start-payment.ts';

/** What paying the customer's cart later costs, by each offered method whose provider says it. */
export async function readCreditTerms(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  gateway: Pick<CardGateway, 'planFor'>,
  customer: Customer,
  cartId: string,
): Promise<CreditTerms[]> {
  const row = await findOwnCart(database, customer, cartId);
  if (row?.state !== 'active') throw cartNotFound(cartId);
  const { storeId } = row;
  const { params, countryCodeISO2 } = await requireShop(database, storeId);
  const due = dueOf(await loadCart(database, row));
  const today = shopDay(now(), countryCodeISO2);
  const terms = await Promise.all(
    params.paymentProducts.map(async (shown) => {
      const { name: product } = shown;
      const { provider } = methodRule(product);
      if (due.centAmount === 0 || !isCardProvider(provider) || !isOffered(shown, due)) return [];
      const plan = await gateway.planFor({ provider, product, storeId });
      const asked = { paymentProduct: product, cents: due.centAmount, today };
      return plan?.credit ? [creditTerms(plan.credit, asked)] : [];
    }),
  );
  return terms.flat();
}
