import { randomBytes } from 'node:crypto';
import {
  type Customer,
  type ID,
  LanguageCode,
  Order,
  Payment,
  PaymentMethodHandler,
  type PaymentService,
  type RequestContext,
  StockLevel,
} from '@vendure/core';
import { In } from 'typeorm';
import { fieldsOf } from './cart-rows.ts';
import type { Carts } from './carts.ts';
import type { NewPayment, Outcome, PaymentSeen } from './changes.ts';
import { Refusal } from './refusal.ts';

type Noted = Omit<NewPayment, 'version'>;

/**
 * A provider with a page: what came of a payment is told by it, and Vendure has it noted. One that
 * really takes money settles, cancels and pays back here.
 */
export const hostedPage = new PaymentMethodHandler({
  code: 'vitrine-hosted-page',
  description: [{ languageCode: LanguageCode.en, value: 'A page of a card provider' }],
  args: {},
  createPayment: (_ctx, _order, amount, _args, metadata) => ({
    amount,
    state: 'Authorized' as const,
    metadata,
  }),
  settlePayment: () => ({ success: true }),
  cancelPayment: () => ({ success: true }),
  createRefund: (_ctx, _input, _amount, _order, payment) => ({
    state: 'Settled' as const,
    transactionId: `${payment.transactionId}-refund`,
  }),
});

export class Payments {
  readonly carts: Carts;
  readonly service: PaymentService;

  constructor(carts: Carts, service: PaymentService) {
    this.carts = carts;
    this.service = service;
  }

  /** Starts a payment of a cart, which takes no change until it is decided or left. */
  async start(
    ctx: RequestContext,
    code: string,
    customerId: string,
    { version, ...noted }: NewPayment,
  ): Promise<string> {
    const { carts } = this;
    const cart = await carts.lock(ctx, code, { session: null, customerId });
    const same = await this.underKey(ctx, cart.id, noted);
    if (same !== null) return same;
    const { vitrineVersion } = fieldsOf(cart);
    if (version !== vitrineVersion) throw new Refusal('CART_VERSION_CONFLICT', vitrineVersion);
    if (cart.state === 'ArrangingPayment') await carts.reopen(ctx, cart.id);
    const order = await carts.whole(ctx, cart.id);
    requireComplete(order);
    if (order.totalWithTax !== noted.amount) throw new Refusal('CART_CHANGED');
    carts.done(await carts.orders.transitionToState(ctx, cart.id, 'ArrangingPayment'));
    const transactionId = randomBytes(12).toString('hex');
    const payment = await this.service.create(ctx, {
      method: noted.provider,
      amount: noted.amount,
      transactionId,
      metadata: JSON.parse(JSON.stringify(noted)),
      order: { id: cart.id },
    });
    await carts.connection
      .getRepository(ctx, Order)
      .createQueryBuilder()
      .relation('payments')
      .of(cart.id)
      .add(payment.id);
    return transactionId;
  }

  private async underKey(ctx: RequestContext, id: ID, noted: Noted): Promise<string | null> {
    if (noted.key === null) return null;
    const payments = await this.carts.orders.getOrderPayments(ctx, id);
    const same = payments.find(({ metadata }) => metadata.key === noted.key);
    if (same === undefined) return null;
    const isSame = same.amount === noted.amount && same.metadata.product === noted.product;
    if (!isSame) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return same.transactionId;
  }

  private find(ctx: RequestContext, reference: string): Promise<Payment | null> {
    return this.carts.connection.getRepository(ctx, Payment).findOne({
      where: { transactionId: reference },
      relations: ['order', 'order.customer'],
    });
  }

  /** A payment of a customer; of anybody where the provider asks. */
  async read(
    ctx: RequestContext,
    reference: string,
    customerId: string | null,
  ): Promise<PaymentSeen | null> {
    const payment = await this.find(ctx, reference);
    if (payment === null) return null;
    const { customer }: { customer?: Customer } = payment.order;
    if (customerId !== null && String(customer?.id) !== customerId) return null;
    const { order, state, amount, metadata } = payment;
    return {
      state,
      reference,
      code: order.code,
      isOrdered: order.orderPlacedAt !== undefined && order.orderPlacedAt !== null,
      amount,
      currency: order.currencyCode,
      returnUrl: String(metadata.returnUrl),
    };
  }

  /**
   * What the provider says came of a payment. One that is accepted is settled and ordered in the same
   * transaction: between a payment and its order there is no moment to die in.
   */
  async decide(ctx: RequestContext, reference: string, outcome: Outcome): Promise<void> {
    const { carts } = this;
    const seen = await this.find(ctx, reference);
    if (seen === null) throw new Refusal('PAYMENT_NOT_FOUND');
    await carts.lockRow(ctx, seen.order.id);
    const payment = await this.find(ctx, reference);
    if (payment?.state !== 'Created' || payment.order.state !== 'ArrangingPayment') return;
    const { id } = payment.order;
    const isToBeHad = outcome !== 'accepted' || (await this.hasStock(ctx, id));
    if (outcome === 'accepted' && isToBeHad) {
      carts.done(await carts.orders.settlePayment(ctx, payment.id));
      const { state } = await carts.whole(ctx, id);
      if (state !== 'PaymentSettled') throw new Error(`a settled payment left its order ${state}`);
      return;
    }
    if (outcome === 'refused')
      carts.done(await carts.orders.transitionPaymentToState(ctx, payment.id, 'Declined'));
    else carts.done(await carts.orders.cancelPayment(ctx, payment.id));
    carts.done(await carts.orders.transitionToState(ctx, id, 'AddingItems'));
  }

  /** Holds the stock of what is bought: of two who buy the last one, one comes second. */
  private async hasStock(ctx: RequestContext, id: ID): Promise<boolean> {
    const { lines } = await this.carts.whole(ctx, id);
    const productVariantId = In(lines.map((line) => line.productVariantId));
    await this.carts.connection.getRepository(ctx, StockLevel).find({
      where: { productVariantId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
      loadEagerRelations: false,
    });
    for (const { productVariant, quantity } of lines)
      if ((await this.carts.stockOf(ctx, productVariant)) < quantity) return false;
    return true;
  }

  /** Whether a cart is ordered; why not, where it is not. */
  async validate(
    ctx: RequestContext,
    code: string,
    customerId: string,
    version: number,
  ): Promise<ID> {
    const placed = await this.findPlaced(ctx, code, customerId);
    if (placed !== null) return placed.id;
    const cart = await this.carts.findCart(ctx, code, { session: null, customerId });
    if (cart === null) throw new Refusal('CART_NOT_FOUND');
    const { vitrineVersion } = fieldsOf(cart);
    if (version !== vitrineVersion) throw new Refusal('CART_VERSION_CONFLICT', vitrineVersion);
    requireComplete(await this.carts.whole(ctx, cart.id));
    // Why it was not paid is said by the payment itself.
    throw new Refusal('PAYMENT_REQUIRED');
  }

  findPlaced(ctx: RequestContext, code: string, customerId: string): Promise<Order | null> {
    return this.carts.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.customer', 'c', 'c.id = :customerId', { customerId })
      .innerJoin('o.channels', 'ch', 'ch.id = :channel', { channel: ctx.channelId })
      .where('o.code = :code AND o.orderPlacedAt IS NOT NULL', { code })
      .getOne();
  }
}

function requireComplete({ lines, shippingLines, billingAddress }: Order): void {
  if (lines.length === 0) throw new Refusal('CART_EMPTY');
  const isComplete = shippingLines.length > 0 && billingAddress?.countryCode;
  if (!isComplete) throw new Refusal('CART_INCOMPLETE');
}
