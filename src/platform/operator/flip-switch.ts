import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CHECKOUT_VERSIONS } from '#src/domain/order/order.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';
import { webDomains } from '../web-domains/tables.ts';

/** The parameter that is one of few values instead of on or off. */
export const FLOW = 'checkoutVersion';
/** What may be chosen of it; the last leaves it to the installation. */
export const FLOW_CHOICES = [...CHECKOUT_VERSIONS, 'none'] as const;

const domain = z.enum(ONLINE_LOCALES);

/** What a form of the operator's page sends: the state that is wanted, so that two clicks are one. */
export const flipSchema = z.union([
  z.object({ domain, name: z.literal(FLOW), to: z.enum(FLOW_CHOICES) }),
  z.object({ domain, name: z.string().max(60), to: z.enum(['on', 'off']) }),
]);
export type Flip = z.infer<typeof flipSchema>;

const VALUES = { on: true, off: false, none: null } as const;
const isNamed = (to: Flip['to']): to is keyof typeof VALUES => Object.hasOwn(VALUES, to);

/**
 * Turns a switch of a shop on or off, or chooses its checkout; false when the shop has no such
 * switch. Parameters that are more than that are none. Storefronts see it with their next read,
 * within five minutes.
 */
export async function flipSwitch(db: Queryable, { domain, name, to }: Flip): Promise<boolean> {
  const value = JSON.stringify(isNamed(to) ? VALUES[to] : to);
  const isFlow = FLOW_CHOICES.some((choice) => choice === to);
  const mayBe: SQL = isFlow
    ? sql`${webDomains.params} -> ${name}::text is not null`
    : sql`jsonb_typeof(${webDomains.params} -> ${name}::text) = 'boolean'`;
  const flipped = await db
    .update(webDomains)
    .set({ params: sql`jsonb_set(${webDomains.params}, array[${name}::text], ${value}::jsonb)` })
    .where(and(eq(webDomains.domain, domain), mayBe))
    .returning({ domain: webDomains.domain });
  return flipped.length === 1;
}
