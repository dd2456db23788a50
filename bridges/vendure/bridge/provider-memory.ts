import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { REFRESH_LIFE } from './tokens.ts';

/**
 * What the library keeps: sign-ins under way, and who need not type the password again. It is lost with the
 * process; tokens are not, since they are read by their signature.
 */
const kept = new LRUCache<string, AdapterPayload>({ max: 50_000, ttl: REFRESH_LIFE * 1_000 });
export function adapterOf(model: string): Adapter {
  const keyOf = (id: string) => `${model} ${id}`;
  return {
    upsert: async (id, payload, expiresIn) => {
      kept.set(keyOf(id), payload, expiresIn ? { ttl: expiresIn * 1_000 } : {});
      if (payload.uid !== undefined) kept.set(keyOf(`uid ${payload.uid}`), payload);
    },
    find: async (id) => kept.get(keyOf(id)),
    findByUid: async (uid) => kept.get(keyOf(`uid ${uid}`)),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = kept.get(keyOf(id));
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => {
      kept.delete(keyOf(id));
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept.entries())
        if (payload.grantId === grantId) kept.delete(key);
    },
  };
}
