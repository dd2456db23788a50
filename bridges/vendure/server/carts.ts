import { Customer, type ID, type Order, type RequestContext } from '@vendure/core';
import { CartDeeds, MAX_LINES, MAX_QUANTITY } from './cart-deeds.ts';
import { fieldsOf } from './cart-rows.ts';
import type { Change, Owner } from './changes.ts';
import { Refusal } from './refusal.ts';

const MAX_KEYS = 50;

type Key = { key: string; request: string };

/**
 * Carts as a storefront changes them: one change is one transaction of Vendure, which holds the order's
 * row from the check of the version to the end.
 */
export class Carts extends CartDeeds {
  async create(ctx: RequestContext, { session, customerId }: Owner): Promise<Order> {
    const customer = customerId === null ? null : await this.lockCustomer(ctx, customerId);
    if (customer !== null && (await this.findOwn(ctx, String(customer.id))) !== null)
      throw new Refusal('CART_ALREADY_EXISTS');
    const order = await this.orders.create(ctx);
    if (customer !== null) await this.adopt(ctx, order.id, customer);
    const vitrineSession = customer === null ? session : null;
    await this.write(ctx, order.id, { vitrineVersion: 1, vitrineSession });
    return order;
  }

  /** Whoever buys in a shop is a customer of its channel. */
  private async adopt(ctx: RequestContext, id: ID, customer: Customer): Promise<void> {
    await this.channels.assignToChannels(ctx, Customer, customer.id, [ctx.channelId]);
    await this.orders.addCustomerToOrder(ctx, id, customer);
  }

  /** Does a change of a version of a cart, or refuses it. Answers what was left out of a list. */
  async change(
    ctx: RequestContext,
    code: string,
    owner: Owner,
    { version, key, does }: Change,
  ): Promise<{ id: ID; notAdded: string[] }> {
    const cart = await this.lock(ctx, code, owner);
    const { vitrineVersion, vitrineKeys } = fieldsOf(cart);
    const keys: Key[] = JSON.parse(vitrineKeys ?? '[]');
    const request = JSON.stringify(does);
    const seen = keys.find((one) => one.key === key);
    if (key !== undefined && seen !== undefined) {
      if (seen.request !== request) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      return { id: cart.id, notAdded: [] };
    }
    if (version !== vitrineVersion) throw new Refusal('CART_VERSION_CONFLICT', vitrineVersion);
    if (cart.state !== 'AddingItems') {
      if (does.op !== 'refresh') throw new Refusal('CART_LOCKED');
      await this.reopen(ctx, cart.id);
    }
    const notAdded = await this.apply(ctx, cart.id, does);
    if (does.op === 'delete') return { id: cart.id, notAdded };
    const kept = key === undefined ? keys : [...keys, { key, request }].slice(-MAX_KEYS);
    await this.write(ctx, cart.id, {
      vitrineVersion: vitrineVersion + 1,
      vitrineKeys: JSON.stringify(kept),
      vitrinePlan: does.op === 'plan' ? does.plan : null,
    });
    return { id: cart.id, notAdded };
  }

  /** The guest's cart joins the customer's. */
  async merge(
    ctx: RequestContext,
    { code, session, customerId }: { code: string | null; session: string; customerId: string },
  ): Promise<{ id: ID | null; status: 200 | 204 | 226 }> {
    const customer = await this.lockCustomer(ctx, customerId);
    const guest = await this.lockGuest(ctx, code, session);
    const found = await this.findOwn(ctx, customerId);
    if (found === null && guest === null) return { id: null, status: 204 };
    if (found === null && guest !== null) {
      await this.adopt(ctx, guest.id, customer);
      const vitrineVersion = fieldsOf(guest).vitrineVersion + 1;
      await this.write(ctx, guest.id, { vitrineVersion, vitrineSession: null });
      return { id: guest.id, status: 200 };
    }
    if (found === null || guest === null) return { id: found?.id ?? null, status: 200 };
    const own = await this.lock(ctx, found.code, { session: null, customerId });
    if (own.state !== 'AddingItems') throw new Refusal('CART_LOCKED');
    await this.moveLines(ctx, guest.id, own.id);
    await this.remove(ctx, guest.id);
    const vitrineVersion = fieldsOf(own).vitrineVersion + 1;
    await this.write(ctx, own.id, { vitrineVersion, vitrinePlan: null });
    return { id: own.id, status: 226 };
  }

  private async lockGuest(ctx: RequestContext, code: string | null, session: string) {
    if (code === null) return null;
    try {
      const guest = await this.lock(ctx, code, { session, customerId: null });
      return guest.state === 'AddingItems' ? guest : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  private async moveLines(ctx: RequestContext, from: ID, to: ID): Promise<void> {
    const guest = await this.whole(ctx, from);
    for (const { productVariant, quantity } of guest.lines) {
      const { lines } = await this.whole(ctx, to);
      const line = lines.find((one) => one.productVariantId === productVariant.id);
      const had = line?.quantity ?? 0;
      const stock = await this.stockOf(ctx, productVariant);
      const more = Math.min(had + quantity, stock, MAX_QUANTITY) - had;
      if (more <= 0 || (line === undefined && lines.length >= MAX_LINES)) continue;
      this.done(await this.orders.addItemToOrder(ctx, to, productVariant.id, more));
    }
    for (const code of guest.couponCodes) await this.orders.applyCouponCode(ctx, to, code);
  }
}
