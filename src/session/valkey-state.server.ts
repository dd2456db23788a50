import { setTimeout as pause } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { type EndedSessions, MAX_SESSION_AGE_MS } from './ended-sessions.server.ts';
import { log } from './log.server.ts';
import { noteSharing } from './metrics.server.ts';
import { createProcessState } from './process-state.server.ts';
import type { SharedState } from './shared-state.server.ts';
import { sentinelOptions } from './valkey-url.server.ts';

/** safety.md "Budgets"; an answer may find this process busy rendering, so it has a little longer. */
const CONNECT_MS = 300;
const ANSWER_MS = 500;
const MAX_RECONNECT_MS = 1_000;

/** What stands under a key while somebody does the work; no result is empty. */
const CLAIM = '';
/** Longer than the work takes: after it, its process has died, and the next one does it. */
const CLAIM_MS = 3_000;
const POLL_MS = 25;
const CHUNK = 1_000;

const isTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Command timed out';

const endedKey = (sid: string) => `ended:${sid}`;

const waitBefore = (times: number) => Math.min(times * 100, MAX_RECONNECT_MS);

/** A connection that fails immediately while the server is down or still starting (T45). */
function connect(url: string, prefix: string): Redis {
  const options: RedisOptions = {
    keyPrefix: prefix,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: waitBefore,
    sentinelRetryStrategy: waitBefore,
    // A leader that is none any more: the sentinels know the new one (F40).
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
  const sentinels = sentinelOptions(url);
  return sentinels === null ? new Redis(url, options) : new Redis({ ...options, ...sentinels });
}

type Options = {
  url: string;
  /** Of all keys, so that one server can serve several environments. */
  prefix: string;
  /** What ended on this process: it outlives both programs, and is sent again (F35). */
  ended: EndedSessions;
};

/**
 * The shared state on a Valkey or Redis. While it is away every process is on its own, as without
 * one, and the platform is asked as before; attempts alone cannot be counted (F35).
 */
export function createValkeyState({ url, prefix, ended }: Options) {
  const local = createProcessState(ended, Date.now);
  const client = connect(url, prefix);
  let isUp: boolean | undefined;

  // One line each time it goes or comes, not one a try.
  let cause = 'the connection was closed';
  client.on('error', (error) => {
    cause = error.message;
  });
  client.on('close', () => {
    if (isUp !== false) log.error({ cause }, 'valkey is away: nothing is shared');
    isUp = false;
    noteSharing(false);
  });
  client.on('ready', () => {
    isUp = true;
    noteSharing(true);
    log.info('valkey answers: processes share again');
    sendEnded().catch((error) => log.error({ cause: String(error) }, 'ended sessions not sent'));
  });
  const tried = new Promise<void>((resolve) => {
    client.once('ready', () => resolve()).once('close', () => resolve());
  });

  /** A server that is late is left, so that nobody else waits for it; one that refuses is not. */
  function leave(error: unknown) {
    if (isTimeout(error)) client.disconnect(true);
    else log.error({ cause: String(error) }, 'valkey refuses what it is asked');
  }

  /** Asks the server; rejects when it is away, late or refuses (T45). */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    await tried;
    try {
      return await question();
    } catch (error) {
      if (client.status === 'ready') leave(error);
      throw error;
    }
  }
  const askOr = <T, U>(otherwise: U, question: () => Promise<T>): Promise<T | U> =>
    ask(question).catch(() => otherwise);

  /** Sessions that ended while it was away, or that it has lost with its memory. */
  async function sendEnded() {
    const all = [...(await ended.all())];
    for (let at = 0; at < all.length; at += CHUNK) {
      const batch = client.pipeline();
      for (const [sid, endedAt] of all.slice(at, at + CHUNK)) {
        const leftMs = endedAt + MAX_SESSION_AGE_MS - Date.now();
        if (leftMs > 0) batch.set(endedKey(sid), '1', 'PX', leftMs);
      }
      await ask(async () => {
        const answers = (await batch.exec()) ?? [];
        for (const [error] of answers) if (error !== null) throw error;
      });
    }
  }

  /** The result of another process, or null once the work is ours. */
  async function claim(key: string): Promise<string | null> {
    for (;;) {
      const isOurs = await askOr('OK', () => client.set(key, CLAIM, 'PX', CLAIM_MS, 'NX'));
      if (isOurs === 'OK') return null;
      const stored = await askOr(null, () => client.get(key));
      if (stored !== null && stored !== CLAIM) return stored;
      await pause(POLL_MS);
    }
  }

  const state: SharedState & { close(): void } = {
    async endSession(sid) {
      await local.endSession(sid);
      await askOr(null, () => client.set(endedKey(sid), '1', 'PX', MAX_SESSION_AGE_MS));
    },
    async hasEnded(sid) {
      if (await local.hasEnded(sid)) return true;
      // The platform refuses the tokens of a session that has ended elsewhere (F19).
      return (await askOr(0, () => client.exists(endedKey(sid)))) > 0;
    },
    once: (key, ttlMs, work) =>
      local.once(key, ttlMs, async () => {
        const stored = await claim(key);
        if (stored !== null) return stored;
        try {
          const value = await work();
          await askOr(null, () => client.set(key, value, 'PX', ttlMs));
          return value;
        } catch (error) {
          await askOr(null, () => client.del(key));
          throw error;
        }
      }),
    async countAttempt(key, windowMs) {
      const answers = await ask(() =>
        client.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec(),
      );
      const [, count, endsInMs] = (answers ?? []).map(([error, value]) =>
        error ? 0 : Number(value),
      );
      if (!count || endsInMs === undefined) throw new Error('attempt not counted');
      return { count, endsInMs };
    },
    close: () => client.disconnect(),
  };
  return state;
}
