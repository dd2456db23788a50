import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TokenPair } from './tokens.server.ts';

const jar = vi.hoisted(() => new Map<string, string>());
const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

vi.mock('./config.server.ts', () => ({
  config: () => ({
    dataFolder: folder,
    secrets: { sessionSecrets: ['a secret of more than thirty-two characters'] },
  }),
}));
vi.mock('./cookies.server.ts', () => ({
  readCookie: (name: string) => jar.get(name),
  writeCookie: (name: string, _locale: string, value: string) => jar.set(name, value),
  clearCookie: (name: string) => jar.delete(name),
}));

/** The module as a process has it that has just started. */
async function start() {
  vi.resetModules();
  return import('./token-session.server.ts');
}

const pairOf = (customerId: string, refreshToken: string, secure = true): TokenPair => ({
  accessToken: `access of ${customerId}`,
  refreshToken,
  customerId,
  newCustomer: false,
  refreshExp: Math.floor(Date.now() / 1000) + 3600,
  secure,
  authenticatedAt: 0,
});

const cookies = () => new Map(jar);
function hold(access: Map<string, string>, refresh: Map<string, string>) {
  jar.set('accessToken', access.get('accessToken') ?? '');
  jar.set('refreshToken', refresh.get('refreshToken') ?? '');
}

beforeEach(() => jar.clear());

describe('the two sealed cookies', () => {
  test('are read back together, and each is far from 4 kB', { tags: ['SES-06'] }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'r'.repeat(1_200)));
    const session = await sessions.readTokenSession('fr-fr');
    expect(session).toMatchObject({ customerId: 'U1', accessToken: 'access of U1', secure: true });
    for (const value of jar.values()) expect(value.length).toBeLessThan(3_000);
  });

  test('of two customers make no session, whichever way round', { tags: ['T43'] }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'r1'));
    const one = cookies();
    await sessions.writeTokenSession('fr-fr', pairOf('U2', 'r2'));
    const other = cookies();
    hold(one, other);
    expect(await sessions.readTokenSession('fr-fr')).toBeNull();
    hold(other, one);
    expect(await sessions.readTokenSession('fr-fr')).toBeNull();
    hold(one, one);
    expect(await sessions.readTokenSession('fr-fr')).toMatchObject({ customerId: 'U1' });
  });

  test('of two sign-ins of one customer make none, so that no password is saved that way', {
    tags: ['T43', 'A-033'],
  }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'typed'));
    const typed = cookies();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'remembered', false));
    hold(cookies(), typed);
    expect(await sessions.readTokenSession('fr-fr')).toBeNull();
  });

  test('of before and after a refresh make none either', { tags: ['T43', 'A-033'] }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'first'));
    const early = cookies();
    const session = await sessions.readTokenSession('fr-fr');
    if (session === null) throw new Error('no session');
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'second', false), session);
    expect(await sessions.readTokenSession('fr-fr')).toMatchObject({ sid: session.sid });
    hold(cookies(), early);
    expect(await sessions.readTokenSession('fr-fr')).toBeNull();
  });

  test('open nothing in a shop of another country', { tags: ['T16'] }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'r1'));
    expect(await sessions.readTokenSession('de-de')).toBeNull();
  });

  test('open nothing once the session has ended, not even after a restart', {
    tags: ['T18', 'T44'],
  }, async () => {
    const sessions = await start();
    await sessions.writeTokenSession('fr-fr', pairOf('U1', 'r1'));
    const copied = cookies();
    await sessions.endTokenSession('fr-fr', await sessions.readTokenSession('fr-fr'));
    expect(jar.size).toBe(0);
    hold(copied, copied);
    expect(await sessions.readTokenSession('fr-fr')).toBeNull();
    const restarted = await start();
    expect(await restarted.readTokenSession('fr-fr')).toBeNull();
    // Another session of the same customer is not touched.
    await restarted.writeTokenSession('fr-fr', pairOf('U1', 'r3'));
    expect(await restarted.readTokenSession('fr-fr')).toMatchObject({ refreshToken: 'r3' });
  });
});
