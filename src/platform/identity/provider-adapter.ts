import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../kernel/database/database.ts';
import { outlast } from './outlast.ts';
import { identityPayloads } from './tables.ts';

const seconds = () => Math.floor(Date.now() / 1000);

/** Opened by the bearer of a grant: ended together with it. */
const GRANTABLE = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** PostgreSQL takes no NUL in a text, and nothing that we issue has one. */
const NUL = '\0';

/** Refuses to keep parameters with a NUL: the library answers them as a bad request (T04). */
function requireStorable(payload: AdapterPayload): void {
  if (JSON.stringify(payload).includes('\\u0000')) {
    throw new errors.InvalidRequest('parameters must not contain NUL');
  }
}

/**
 * Keeps what oidc-provider asks for in PostgreSQL, so that sessions survive a restart.
 * The machine's clock, not the injected one: the library measures its lifetimes with it.
 */
export function createProviderAdapter(database: Database): (model: string) => Adapter {
  return (model) => {
    const one = (id: string) => and(eq(identityPayloads.model, model), eq(identityPayloads.id, id));
    const alive = or(
      isNull(identityPayloads.expiresAt),
      gt(identityPayloads.expiresAt, sql`now()`),
    );

    async function findWhere(condition: ReturnType<typeof one>) {
      const [row] = await outlast(async () =>
        database
          .select({ payload: identityPayloads.payload })
          .from(identityPayloads)
          .where(and(condition, alive))
          .limit(1),
      );
      return row?.payload;
    }

    return {
      async upsert(id, payload: AdapterPayload, expiresIn) {
        requireStorable(payload);
        const values = {
          payload,
          grantId: GRANTABLE.has(model) ? (payload.grantId ?? null) : null,
          uid: payload.uid ?? null,
          // By the clock that it is compared with, whichever machine does so.
          expiresAt:
            expiresIn === undefined ? null : sql`now() + make_interval(secs => ${expiresIn}::int)`,
        };
        await outlast(async () =>
          database
            .insert(identityPayloads)
            .values({ model, id, ...values })
            .onConflictDoUpdate({
              target: [identityPayloads.model, identityPayloads.id],
              set: values,
            }),
        );
      },
      find: async (id) => (id.includes(NUL) ? undefined : findWhere(one(id))),
      findByUid: (uid) =>
        findWhere(and(eq(identityPayloads.model, model), eq(identityPayloads.uid, uid))),
      // The device flow is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await outlast(async () =>
          database
            .update(identityPayloads)
            .set({
              payload: sql`${identityPayloads.payload} || jsonb_build_object('consumed', ${seconds()}::int)`,
            })
            .where(one(id)),
        );
      },
      async destroy(id) {
        await outlast(async () => database.delete(identityPayloads).where(one(id)));
      },
      async revokeByGrantId(grantId) {
        const ofGrant = and(
          eq(identityPayloads.model, model),
          eq(identityPayloads.grantId, grantId),
        );
        await outlast(async () => database.delete(identityPayloads).where(ofGrant));
      },
    };
  };
}

/** Removes what has expired; to be called now and then. */
export async function sweepExpiredPayloads(database: Database): Promise<void> {
  await database.delete(identityPayloads).where(lt(identityPayloads.expiresAt, sql`now()`));
}
