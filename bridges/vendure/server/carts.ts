import {
  type ChannelService,
  Customer,
  type ID,
  isGraphQlErrorResult,
  Order,
  type OrderLine,
  type OrderService,
  ProductVariant,
  type ProductVariantService,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import { IsNull } from 'typeorm';
import type { Change, Deed, Owner } from './changes.ts';
import { Refusal } from './refusal.ts';

/** Items of one size that a cart takes, and lines. */
const MAX_QUANTITY = 10;
const MAX_LINES = 100;
const MAX_KEYS = 50;

export type CartFields = {
  vitrineVersion: number;
  vitrineSession: string | null;
  vitrineKeys: string | null;
  vitrinePlan: string | null;
};

/** Custom fields are declared in `custom-fields.ts`, which types of Vendure do not know. */
export const fieldsOf = (order: Order) => order.customFields as unknown as CartFields;

type Key = { key: string; request: string };

/**
 * Carts as a storefront changes them: one change is one transaction of Vendure, which holds the order's
 * row from the check of the version to the end.
 */
export class Carts {
  readonly connection: TransactionalConnection;
  readonly orders: OrderService;
  readonly variants: ProductVariantService;
  readonly channels: ChannelService;

  constructor(
    connection: TransactionalConnection,
    orders: OrderService,
    variants: ProductVariantService,
    channels: ChannelService,
  ) {
    this.channels = channels;
    this.connection = connection;
    this.orders = orders;
    this.variants = variants;
  }

  private find(ctx: RequestContext) {
    return this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .leftJoinAndSelect('o.customer', 'c')
      .innerJoin('o.channels', 'ch', 'ch.id = :channel', { channel: ctx.channelId })
      .where('o.active = true');
  }

  /** The cart of an owner; nothing where it is somebody else's. */
  async findCart(ctx: RequestContext, code: string, owner: Owner): Promise<Order | null> {
    const cart = await this.find(ctx).andWhere('o.code = :code', { code }).getOne();
    return cart !== null && this.isOf(cart, owner) ? cart : null;
  }

  findOwn(ctx: RequestContext, customerId: string): Promise<Order | null> {
    return this.find(ctx)
      .andWhere('c.id = :customerId', { customerId })
      .andWhere("o.state IN ('AddingItems', 'ArrangingPayment')")
      .orderBy('o.id', 'DESC')
      .getOne();
  }

  private isOf({ customer, customFields }: Order, { session, customerId }: Owner): boolean {
    if (customer) return String(customer.id) === customerId;
    const { vitrineSession } = customFields as unknown as CartFields;
    return vitrineSession !== null && vitrineSession === session;
  }

  /** Holds the row of a cart until the transaction ends, and answers what it is by then. */
  async lock(ctx: RequestContext, code: string, owner: Owner): Promise<Order> {
    const seen = await this.findCart(ctx, code, owner);
    if (seen === null) throw new Refusal('CART_NOT_FOUND');
    await this.lockRow(ctx, seen.id);
    const cart = await this.findCart(ctx, code, owner);
    if (cart === null) throw new Refusal('CART_NOT_FOUND');
    return cart;
  }

  async lockRow(ctx: RequestContext, id: ID): Promise<void> {
    await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .select('o.id')
      .setLock('pessimistic_write')
      .where('o.id = :id', { id })
      .getOne();
  }

  /** Holds a customer: two carts that are made at the same time come one after the other. */
  async lockCustomer(ctx: RequestContext, customerId: string): Promise<Customer> {
    const repository = this.connection.getRepository(ctx, Customer);
    await repository
      .createQueryBuilder('c')
      .select('c.id')
      .setLock('pessimistic_write')
      .where('c.id = :customerId', { customerId })
      .getOne();
    const customer = await repository.findOne({
      where: { id: customerId, deletedAt: IsNull() },
      relations: ['user'],
    });
    if (customer === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    return customer;
  }

  async write(ctx: RequestContext, id: ID, fields: Partial<CartFields>): Promise<void> {
    await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder()
      .update(Order)
      .set({ customFields: fields } as object)
      .where('id = :id', { id })
      .execute();
  }

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

  /** Ends payments that were left, so that a cart can be changed again. */
  async reopen(ctx: RequestContext, id: ID): Promise<void> {
    for (const payment of await this.orders.getOrderPayments(ctx, id))
      if (payment.state === 'Created') this.done(await this.orders.cancelPayment(ctx, payment.id));
    this.done(await this.orders.transitionToState(ctx, id, 'AddingItems'));
  }

  private async apply(ctx: RequestContext, id: ID, does: Deed): Promise<string[]> {
    switch (does.op) {
      case 'add':
        await this.add(ctx, id, does.sku);
        return [];
      case 'addList':
        return this.addList(ctx, id, does.skus);
      case 'quantity': {
        const line = await this.lineOf(ctx, id, does.lineId);
        await this.requireStock(ctx, line.productVariant, does.quantity);
        this.done(await this.orders.adjustOrderLine(ctx, id, line.id, does.quantity));
        return [];
      }
      case 'remove': {
        const line = await this.lineOf(ctx, id, does.lineId);
        this.done(await this.orders.removeItemFromOrder(ctx, id, line.id));
        return [];
      }
      case 'refresh':
        await this.refresh(ctx, id);
        return [];
      case 'delete':
        await this.remove(ctx, id);
        return [];
      case 'billing':
        await this.orders.setBillingAddress(ctx, id, does.address);
        return [];
      case 'delivery':
        await this.deliver(ctx, id, does);
        return [];
      case 'code':
        await this.applyCode(ctx, id, does.code);
        return [];
      case 'withoutCode': {
        const { couponCodes } = await this.whole(ctx, id);
        if (!couponCodes.includes(does.code)) throw new Refusal('PROMO_CODE_UNKNOWN');
        await this.orders.removeCouponCode(ctx, id, does.code);
        return [];
      }
      case 'plan': {
        const { totalWithTax } = await this.whole(ctx, id);
        if (totalWithTax !== does.amount) throw new Refusal('CART_CHANGED');
        return [];
      }
    }
  }

  /** A cart that has payments stays as a cancelled order: they are of it. */
  async remove(ctx: RequestContext, id: ID): Promise<void> {
    const payments = await this.orders.getOrderPayments(ctx, id);
    if (payments.length === 0) return this.orders.deleteOrder(ctx, id);
    this.done(await this.orders.transitionToState(ctx, id, 'Cancelled'));
  }

  async whole(ctx: RequestContext, id: ID): Promise<Order> {
    const order = await this.orders.findOne(ctx, id);
    if (order === undefined) throw new Refusal('CART_NOT_FOUND');
    return order;
  }

  /** What Vendure refuses as a value is a refusal like any other: nothing of the change stays. */
  done<T>(result: T): T {
    if (!isGraphQlErrorResult(result as never)) return result;
    const { __typename: name } = result as { __typename?: string };
    throw new Refusal(REFUSALS[name ?? ''] ?? `VENDURE_${name}`);
  }

  private async lineOf(ctx: RequestContext, id: ID, lineId: string): Promise<OrderLine> {
    const line = (await this.whole(ctx, id)).lines.find((one) => String(one.id) === lineId);
    if (line === undefined) throw new Refusal('LINE_NOT_FOUND');
    return line;
  }

  private async variantOf(ctx: RequestContext, sku: string): Promise<ProductVariant> {
    const variant = await this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('v')
      .innerJoin('v.channels', 'ch', 'ch.id = :channel', { channel: ctx.channelId })
      .innerJoin('v.product', 'p', 'p.enabled = true AND p.deletedAt IS NULL')
      .innerJoin('p.channels', 'pc', 'pc.id = :channel', { channel: ctx.channelId })
      .where('v.sku = :sku AND v.enabled = true AND v.deletedAt IS NULL', { sku })
      .getOne();
    if (variant === null) throw new Refusal('PRODUCT_NOT_FOUND');
    return variant;
  }

  stockOf(ctx: RequestContext, variant: ProductVariant): Promise<number> {
    return this.variants.getSaleableStockLevel(ctx, variant);
  }

  private async requireStock(ctx: RequestContext, variant: ProductVariant, quantity: number) {
    if (quantity > MAX_QUANTITY) throw new Refusal('QUANTITY_LIMIT_REACHED');
    const stock = await this.stockOf(ctx, variant);
    if (stock <= 0) throw new Refusal('PRODUCT_OUT_OF_STOCK');
    if (quantity > stock) throw new Refusal('QUANTITY_NOT_AVAILABLE');
  }

  private async add(ctx: RequestContext, id: ID, sku: string): Promise<void> {
    const variant = await this.variantOf(ctx, sku);
    const { lines } = await this.whole(ctx, id);
    const line = lines.find((one) => one.productVariantId === variant.id);
    if (line === undefined && lines.length >= MAX_LINES) throw new Refusal('CART_FULL');
    await this.requireStock(ctx, variant, (line?.quantity ?? 0) + 1);
    this.done(await this.orders.addItemToOrder(ctx, id, variant.id, 1));
  }

  private async addList(ctx: RequestContext, id: ID, skus: readonly string[]): Promise<string[]> {
    const notAdded: string[] = [];
    for (const sku of skus) {
      try {
        await this.add(ctx, id, sku);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!notAdded.includes(sku)) notAdded.push(sku);
      }
    }
    return notAdded;
  }

  /** Prices as they are now, and no more than there is. */
  private async refresh(ctx: RequestContext, id: ID): Promise<void> {
    const { lines } = await this.whole(ctx, id);
    for (const line of lines) {
      const stock = await this.stockOf(ctx, line.productVariant);
      const quantity = Math.min(line.quantity, Math.max(0, stock));
      if (quantity === 0) this.done(await this.orders.removeItemFromOrder(ctx, id, line.id));
      else this.done(await this.orders.adjustOrderLine(ctx, id, line.id, quantity));
    }
  }

  private async deliver(
    ctx: RequestContext,
    id: ID,
    { address, method }: Extract<Deed, { op: 'delivery' }>,
  ): Promise<void> {
    await this.orders.setShippingAddress(ctx, id, address);
    const quotes = await this.orders.getEligibleShippingMethods(ctx, id);
    const quote = quotes.find(({ code }) => keyOfMethod(code) === method);
    if (quote === undefined) throw new Refusal('SHIPPING_METHOD_UNAVAILABLE');
    this.done(await this.orders.setShippingMethod(ctx, id, [quote.id]));
  }

  private async applyCode(ctx: RequestContext, id: ID, code: string): Promise<void> {
    const { couponCodes } = await this.whole(ctx, id);
    if (couponCodes.some((one) => one.toLowerCase() === code.toLowerCase()))
      throw new Refusal('PROMO_CODE_ALREADY_APPLIED');
    this.done(await this.orders.applyCouponCode(ctx, id, code));
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

/** What Vendure says, as a storefront knows it. */
const REFUSALS: Readonly<Record<string, string>> = {
  CouponCodeInvalidError: 'PROMO_CODE_UNKNOWN',
  CouponCodeExpiredError: 'PROMO_CODE_EXPIRED',
  CouponCodeLimitError: 'PROMO_CODE_ALREADY_USED',
  InsufficientStockError: 'QUANTITY_NOT_AVAILABLE',
  IneligibleShippingMethodError: 'SHIPPING_METHOD_UNAVAILABLE',
  OrderLimitError: 'CART_FULL',
  OrderModificationError: 'CART_LOCKED',
  OrderStateTransitionError: 'CART_CHANGED',
};

/** A method of delivery is named by its key: `no-france` is NO. */
export const keyOfMethod = (code: string): string => (code.split('-')[0] ?? '').toUpperCase();
