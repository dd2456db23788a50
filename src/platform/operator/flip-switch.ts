import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/locales.ts';
import type { Queryable } from '../database/database.ts';
import { webDomains } from '../web-domains/tables.ts';

/** What a form of the operator's page sends: the state that is wanted, so that two presses are one. */
export const flipSchema = z.object({
  domain: z.enum(ONLINE_LOCALES),
  name: z.string().max(60),
  to: z.enum(['on', 'off']),
});
export type Flip = z.infer<typeof flipSchema>;

/**
 * Turns a switch of a shop on or off; false when the shop has no such switch. Parameters that are
 * more than a switch are none. Storefronts see it with their next read, within five minutes.
 */
export async function flipSwitch(db: Queryable, { domain, name, to }: Flip): Promise<boolean> {
  const value = JSON.stringify(to === 'on');
  const flipped = await db
    .update(webDomains)
    .set({ params: sql`jsonb_set(${webDomains.params}, array[${name}::text], ${value}::jsonb)` })
    .where(
      and(
        eq(webDomains.domain, domain),
        sql`jsonb_typeof(${webDomains.params} -> ${name}::text) = 'boolean'`,
      ),
    )
    .returning({ domain: webDomains.domain });
  return flipped.length === 1;
}
