import {
  type ChannelService,
  Customer,
  type ID,
  isGraphQlErrorResult,
  Order,
  type OrderService,
  type ProductVariant,
  type ProductVariantService,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import { IsNull } from 'typeorm';
import type { Owner } from './changes.ts';
import { Refusal } from './refusal.ts';

export type CartFields = {
  vitrineVersion: number;
  vitrineSession: string | null;
  vitrineKeys: string | null;
  vitrinePlan: string | null;
};

/** Custom fields are declared in `custom-fields.ts`, which types of Vendure do not know. */
export const fieldsOf = (order: Order) => order.customFields as unknown as CartFields;

/** Orders that are carts: found by their owner, held for the time of a transaction. */
export class CartRows {
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

  protected find(ctx: RequestContext) {
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

  stockOf(ctx: RequestContext, variant: ProductVariant): Promise<number> {
    return this.variants.getSaleableStockLevel(ctx, variant);
  }

  /** Ends payments that were left, so that a cart can be changed again. */
  async reopen(ctx: RequestContext, id: ID): Promise<void> {
    for (const payment of await this.orders.getOrderPayments(ctx, id))
      if (payment.state === 'Created') this.done(await this.orders.cancelPayment(ctx, payment.id));
    this.done(await this.orders.transitionToState(ctx, id, 'AddingItems'));
  }

  /** A cart that has payments stays as a cancelled order: they are of it. */
  async remove(ctx: RequestContext, id: ID): Promise<void> {
    const payments = await this.orders.getOrderPayments(ctx, id);
    if (payments.length === 0) return this.orders.deleteOrder(ctx, id);
    this.done(await this.orders.transitionToState(ctx, id, 'Cancelled'));
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
