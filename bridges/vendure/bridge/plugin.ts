import { z } from 'zod';
import { type AnyErrorCode, DomainError, ERRORS } from '../../../src/domain/errors.ts';
import type { Input } from '../server/changes.ts';
import { vendure } from './context.ts';
import { ORDER_FIELDS, orderSchema, type VendureOrder } from './order-lines.ts';
import { type Shop, whereOf } from './shops.ts';
import { VendureError } from './vendure.ts';

/** What the plugin of the Vendure server does for the bridge (`server/plugin.ts`). */

const answerSchema = z.object({
  vitrine: z.object({
    order: orderSchema.nullable(),
    result: z.unknown(),
    refusal: z.object({ code: z.string(), version: z.int().optional() }).nullable(),
  }),
});
const MUTATION = `mutation ($input: JSON!) {
  vitrine(input: $input) { order { ${ORDER_FIELDS} } result refusal }
}`;

const isCode = (code: string): code is AnyErrorCode & keyof typeof ERRORS =>
  Object.hasOwn(ERRORS, code);

/** Asks the plugin; its refusals are errors of the contract. */
export async function askPlugin(
  shop: Shop | null,
  input: Input,
  cartId = '',
): Promise<{ order: VendureOrder | null; result: unknown }> {
  const where = shop === null ? {} : whereOf(shop);
  const { vitrine } = answerSchema.parse(await vendure.admin(MUTATION, { input }, where));
  const { refusal, ...answer } = vitrine;
  if (refusal === null) return answer;
  const { code, version } = refusal;
  if (!isCode(code)) throw new VendureError(`refused: ${code}`);
  throw refusalOf(code, cartId, version);
}

export function refusalOf(code: keyof typeof ERRORS, cartId: string, version?: number) {
  const message =
    code === 'CART_NOT_FOUND' ? `${ERRORS[code].message} '${cartId}'` : ERRORS[code].message;
  return new DomainError(code, { message, ...(version !== undefined && { version }) });
}

const cartSchema = z.object({ vitrineCart: orderSchema.nullable() });
const CART = `query ($code: String, $session: String, $customerId: String) {
  vitrineCart(code: $code, session: $session, customerId: $customerId) { ${ORDER_FIELDS} }
}`;

/** A cart of an owner, or the customer's own without a code. */
export async function readCart(
  shop: Shop,
  wanted: { code?: string; session?: string; customerId?: string | null },
): Promise<VendureOrder | null> {
  return cartSchema.parse(await vendure.admin(CART, wanted, whereOf(shop))).vitrineCart;
}
