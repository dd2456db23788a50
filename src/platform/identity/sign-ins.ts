import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SignIns } from '../http/platform-env.ts';
import { CLIENT_ID } from './identity-config.ts';
import { accountOf, identityPayloads, refreshTokenFamilies } from './tables.ts';

/** The grant that a row of the provider belongs to. */
const grantOf = sql`CASE ${identityPayloads.model}
  WHEN 'Grant' THEN ${identityPayloads.id}
  WHEN 'Session' THEN ${identityPayloads.payload} #>> ARRAY['authorizations', ${CLIENT_ID}, 'grantId']
  ELSE ${identityPayloads.grantId} END`;

/** Sign-ins by their grant: each typed password starts one (provider.ts `loadGrant`). */
export function createSignIns(database: Database): SignIns {
  return {
    async authenticatedAt(signInId) {
      const { grantId, revokedAt, authenticatedAt } = refreshTokenFamilies;
      const [row] = await database
        .select({ authenticatedAt })
        .from(refreshTokenFamilies)
        .where(and(eq(grantId, signInId), isNull(revokedAt)))
        .limit(1);
      return row?.authenticatedAt ?? null;
    },

    async endOthers(tx, customerId, kept, now) {
      const { grantId, revokedAt } = refreshTokenFamilies;
      await tx
        .update(refreshTokenFamilies)
        .set({ revokedAt: now })
        .where(
          and(
            eq(refreshTokenFamilies.customerId, customerId),
            kept === null ? undefined : ne(grantId, kept),
            isNull(revokedAt),
          ),
        );
      // The provider's own sessions too: another browser must not come back without the password.
      await tx
        .delete(identityPayloads)
        .where(
          and(
            eq(accountOf, customerId),
            kept === null ? undefined : sql`${grantOf} IS DISTINCT FROM ${kept}`,
          ),
        );
    },
  };
}
