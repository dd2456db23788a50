import { type ID, type OrderLine, ProductVariant, type RequestContext } from '@vendure/core';
import { CartRows } from './cart-rows.ts';
import type { Deed } from './changes.ts';
import { Refusal } from './refusal.ts';

/** Items of one size that a cart takes, and lines. */
export const MAX_QUANTITY = 10;
export const MAX_LINES = 100;

/** What is done to a cart, with Vendure's own services. */
export class CartDeeds extends CartRows {
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

  protected async apply(ctx: RequestContext, id: ID, does: Deed): Promise<string[]> {
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
}

/** A method of delivery is named by its key: `no-france` is NO. */
export const keyOfMethod = (code: string): string => (code.split('-')[0] ?? '').toUpperCase();
