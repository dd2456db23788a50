import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  openedLinkSchema,
  paymentLinkSchema,
} from '#src/domain/draft-order/draft-order.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import { maskEmail } from '#src/domain/text/masked.ts';
import { openAgain, openAgreedCart, requireShop } from '../carts/face.ts';
import { findCustomer } from '../customers/face.ts';
import { inTransaction, type Queryable } from '../kernel/database/database.ts';
import { violatedUnique } from '../kernel/database/database-errors.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { hashOfToken } from '../kernel/mail/link-tokens.ts';
import { limitLinkUse } from '../orders/face.ts';
import { type DraftRow, findState } from './change-draft.ts';
import { draftOrders, paymentLinks } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** The draft order of a link, in the shop that mailed it; throws ORDER_LINK_UNKNOWN. */
async function requireDraft(
  db: Queryable,
  { domain }: Pick<Shopper, 'domain'>,
  token: string,
): Promise<DraftRow> {
  const [found] = await db
    .select({ draft: draftOrders })
    .from(paymentLinks)
    .innerJoin(draftOrders, eq(draftOrders.draftId, paymentLinks.draftId))
    .where(eq(paymentLinks.tokenHash, hashOfToken(token)));
  const ofShop = found?.draft.domain === domain ? found.draft : undefined;
  return requireFound(ofShop, 'ORDER_LINK_UNKNOWN');
}

/** What the link tells anybody who has it. */
export async function readLink(
  { database, now }: Deps,
  shopper: Shopper,
  token: string,
): Promise<z.output<typeof paymentLinkSchema>> {
  await limitLinkUse(database, shopper, now());
  const draft = await requireDraft(database, shopper, token);
  return { state: await findState(database, draft, now()), email: maskEmail(draft.email) };
}

type Opened = z.output<typeof openedLinkSchema>;

/**
 * Makes the order of a link the cart of the customer whom it was mailed to. Opened again, it is the same
 * cart, as the customer left it. Throws ORDER_LINK_UNKNOWN, and CART_LOCKED while another is paid.
 */
export async function openLink(deps: Deps, customer: Customer, token: string): Promise<Opened> {
  await limitLinkUse(deps.database, customer, deps.now());
  try {
    return await openOnce(deps, customer, token);
  } catch (error) {
    // Another tab has just made a cart: now there is one to set aside.
    if (violatedUnique(error) !== 'carts_one_active_a_customer') throw error;
    return openOnce(deps, customer, token);
  }
}

function openOnce({ database, now }: Deps, customer: Customer, token: string): Promise<Opened> {
  return inTransaction(database, async (tx) => {
    const at = now();
    const { draftId } = await requireDraft(tx, customer, token);
    const isIt = eq(draftOrders.draftId, draftId);
    const [locked] = await tx.select().from(draftOrders).where(isIt).for('update');
    const draft = requireFound(locked, 'ORDER_LINK_UNKNOWN');
    const email = maskEmail(draft.email);
    const state = await findState(tx, draft, at);
    if (state !== 'waiting') return { outcome: state, cart: null, email };
    const client = await findCustomer(tx, customer.customerId);
    if (draft.customerId !== customer.customerId && draft.email !== client?.email) {
      return { outcome: 'other-email', cart: null, email };
    }
    const shop = await requireShop(tx, customer.storeId);
    const { cartId } = draft;
    const known = cartId === null ? null : await openAgain(tx, customer, shop, cartId, at);
    const cart = known ?? (await openAgreedCart(tx, customer, shop, draft, at));
    await tx.update(draftOrders).set({ cartId: cart.id }).where(isIt);
    return { outcome: 'opened', cart, email };
  });
}
