import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  ChannelService,
  Ctx,
  Customer,
  CustomerService,
  type ID,
  OrderService,
  PaymentService,
  Permission,
  PluginCommonModule,
  ProductVariantService,
  type RequestContext,
  TransactionalConnection,
  VendurePlugin,
} from '@vendure/core';
import { parse } from 'graphql';
import { Carts } from './carts.ts';
import type { Input, PaymentSeen } from './changes.ts';
import { Payments } from './payments.ts';
import { Refusal } from './refusal.ts';

/** Node takes types out of TypeScript and leaves decorators: they are applied by hand. */

type Done = { id?: ID | null; result?: unknown };

class VitrineResolver {
  private readonly connection: TransactionalConnection;
  private readonly orders: OrderService;
  private readonly customers: CustomerService;
  private readonly carts: Carts;
  private readonly payments: Payments;

  constructor(
    connection: TransactionalConnection,
    orders: OrderService,
    variants: ProductVariantService,
    payments: PaymentService,
    channels: ChannelService,
    customers: CustomerService,
  ) {
    this.customers = customers;
    this.connection = connection;
    this.orders = orders;
    this.carts = new Carts(connection, orders, variants, channels);
    this.payments = new Payments(this.carts, payments);
  }

  async vitrine(ctx: RequestContext, { input }: { input: Input }) {
    try {
      const { id, result = null } = await this.connection.withTransaction(ctx, (within) =>
        this.doWithin(within, input),
      );
      const isGone = input.ask === 'change' && input.change.does.op === 'delete';
      const order = id && !isGone ? await this.orders.findOne(ctx, id) : null;
      return { order, result, refusal: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, version } = error;
      return { order: null, result: null, refusal: { code, version } };
    }
  }

  private async doWithin(ctx: RequestContext, input: Input): Promise<Done> {
    switch (input.ask) {
      case 'create':
        return { id: (await this.carts.create(ctx, input.owner)).id };
      case 'change': {
        const { id, notAdded } = await this.carts.change(
          ctx,
          input.code,
          input.owner,
          input.change,
        );
        return { id, result: { notAdded } };
      }
      case 'merge': {
        const { id, status } = await this.carts.merge(ctx, input);
        return { id, result: { status } };
      }
      case 'startPayment': {
        const { code, customerId, payment } = input;
        return { result: { reference: await this.payments.start(ctx, code, customerId, payment) } };
      }
      case 'decidePayment':
        await this.payments.decide(ctx, input.reference, input.outcome);
        return {};
      case 'validate':
        return {
          id: await this.payments.validate(ctx, input.code, input.customerId, input.version),
        };
      case 'address':
        return { result: { id: await this.saveAddress(ctx, input) } };
      case 'welcome':
        return { result: { isFirst: await this.welcome(ctx, input.customerId) } };
    }
  }

  /** One after the other: Vendure writes all addresses of a customer, as they were when it read them. */
  private async saveAddress(
    ctx: RequestContext,
    { customerId, id, address }: Extract<Input, { ask: 'address' }>,
  ): Promise<string> {
    await this.carts.lockCustomer(ctx, customerId);
    const saved =
      id === null
        ? await this.customers.createAddress(ctx, customerId, address)
        : await this.customers.updateAddress(ctx, { id, ...address });
    return String(saved.id);
  }

  private async welcome(ctx: RequestContext, id: string): Promise<boolean> {
    const { customFields } = await this.carts.lockCustomer(ctx, id);
    const { vitrineWelcomed } = customFields as unknown as { vitrineWelcomed: boolean };
    if (vitrineWelcomed) return false;
    await this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder()
      .update(Customer)
      .set({ customFields: { vitrineWelcomed: true } } as object)
      .where('id = :id', { id })
      .execute();
    return true;
  }

  async vitrineCart(
    ctx: RequestContext,
    { code, session, customerId }: { code?: string; session?: string; customerId?: string },
  ) {
    const owner = { session: session ?? null, customerId: customerId ?? null };
    const found =
      code === undefined
        ? await this.carts.findOwn(ctx, customerId ?? '0')
        : await this.carts.findCart(ctx, code, owner);
    return found === null ? null : this.orders.findOne(ctx, found.id);
  }

  async vitrineOrder(
    ctx: RequestContext,
    { code, customerId }: { code: string; customerId: string },
  ) {
    const found = await this.payments.findPlaced(ctx, code, customerId);
    return found === null ? null : this.orders.findOne(ctx, found.id);
  }

  vitrinePayment(
    ctx: RequestContext,
    { reference, customerId }: { reference: string; customerId?: string },
  ): Promise<PaymentSeen | null> {
    return this.payments.read(ctx, reference, customerId ?? null);
  }
}

const prototype = VitrineResolver.prototype;

function decorate(name: keyof VitrineResolver, kind: MethodDecorator) {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (descriptor === undefined) throw new Error(`no method ${name}`);
  kind(prototype, name, descriptor);
  Allow(Permission.UpdateOrder)(prototype, name, descriptor);
  Ctx()(prototype, name, 0);
  Args()(prototype, name, 1);
  Object.defineProperty(prototype, name, descriptor);
}

decorate('vitrine', Mutation('vitrine'));
for (const name of ['vitrineCart', 'vitrineOrder', 'vitrinePayment'] as const)
  decorate(name, Query(name));
for (const [place, service] of [
  TransactionalConnection,
  OrderService,
  ProductVariantService,
  PaymentService,
  ChannelService,
  CustomerService,
].entries())
  Inject(service)(VitrineResolver, undefined, place);
Resolver()(VitrineResolver);

/** Adds to the Admin API what the bridge asks: Vendure's own calls know no version of a cart. */
export class VitrinePlugin {}
VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  adminApiExtensions: {
    schema: parse(`
      type VitrineResult { order: Order, result: JSON, refusal: JSON }
      extend type Query {
        vitrineCart(code: String, session: String, customerId: String): Order
        vitrineOrder(code: String!, customerId: String!): Order
        vitrinePayment(reference: String!, customerId: String): JSON
      }
      extend type Mutation { vitrine(input: JSON!): VitrineResult! }
    `),
    resolvers: [VitrineResolver],
  },
})(VitrinePlugin);
