import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../kernel/database/test-database.ts';
import {
  isSecure,
  type Rotation,
  revokeFamily,
  rotateRefreshToken,
  startFamily,
  sweepEndedFamilies,
} from './refresh-tokens.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const SIGN_IN = new Date('2026-03-02T10:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (seconds: number) => new Date(SIGN_IN.getTime() + seconds * 1000);

/** A sign-in at SIGN_IN, and a way to refresh some seconds after it. */
async function signInAt(remembered: boolean) {
  const { database } = testDatabase;
  const first = await startFamily(
    database,
    {
      customerId: 'U1',
      grantId: 'grant',
      providerToken: 'opaque',
      authenticatedAt: SIGN_IN,
      remembered,
    },
    SIGN_IN,
  );
  const { familyId } = first.family;
  const refresh = (jti: string, seconds: number) =>
    rotateRefreshToken(database, { familyId, jti }, later(seconds));
  return { first, familyId, refresh };
}

function tokenOf(rotation: Rotation) {
  if (!rotation.ok) throw new Error(`refused: ${rotation.reason}`);
  return rotation.token;
}

test('a refresh hands out another token of the same family', { tags: ['API-11'] }, async () => {
  const { first, familyId, refresh } = await signInAt(true);
  const second = tokenOf(await refresh(first.jti, 10 * MINUTE));
  expect(second.jti).not.toBe(first.jti);
  expect(second.family.familyId).toBe(familyId);
  expect(second.issuedAt).toEqual(later(10 * MINUTE));
});

test('a remembered sign-in lasts 30 days from the password, however often it is refreshed', {
  tags: ['A-033'],
}, async () => {
  const { first, refresh } = await signInAt(true);
  expect(first.expiresAt).toEqual(later(30 * DAY));
  const second = tokenOf(await refresh(first.jti, 29 * DAY));
  expect(second.expiresAt).toEqual(later(30 * DAY));
  expect(await refresh(second.jti, 30 * DAY)).toEqual({ ok: false, reason: 'ended' });
});

test('a sign-in that is not remembered ends after 12 hours', { tags: ['A-033'] }, async () => {
  const { first, refresh } = await signInAt(false);
  expect(first.expiresAt).toEqual(later(12 * HOUR));
  const second = tokenOf(await refresh(first.jti, 12 * HOUR - 1));
  expect(await refresh(second.jti, 12 * HOUR)).toEqual({ ok: false, reason: 'ended' });
});

test('a lost reply is recovered: within 60 s the old token yields the same new one', {
  tags: ['SES-04', 'API-11'],
}, async () => {
  const { first, refresh } = await signInAt(true);
  const second = tokenOf(await refresh(first.jti, 100));
  const again = tokenOf(await refresh(first.jti, 160));
  expect(again.jti).toBe(second.jti);
  expect(again.secure).toBe(second.secure);
  expect(again.issuedAt).toEqual(second.issuedAt);
  expect(tokenOf(await refresh(second.jti, 170)).jti).not.toBe(second.jti);
});

test('within the grace an old token leads to the newest, so that crossing calls never fork', {
  tags: ['API-11'],
}, async () => {
  const { first, refresh } = await signInAt(true);
  const second = tokenOf(await refresh(first.jti, 100));
  const third = tokenOf(await refresh(second.jti, 110));
  expect(tokenOf(await refresh(first.jti, 150)).jti).toBe(third.jti);
});

test('twenty refreshes at once get one and the same next token', { tags: ['API-11'] }, async () => {
  const { first, refresh } = await signInAt(true);
  const rotations = await Promise.all(Array.from({ length: 20 }, () => refresh(first.jti, 100)));
  expect(new Set(rotations.map((rotation) => tokenOf(rotation).jti)).size).toBe(1);
});

test('a token that comes back after its grace ends the whole family', {
  tags: ['API-11'],
}, async () => {
  const { first, refresh } = await signInAt(true);
  const second = tokenOf(await refresh(first.jti, 100));
  expect(await refresh(first.jti, 161)).toMatchObject({ ok: false, reason: 'reused' });
  expect(await refresh(second.jti, 162)).toEqual({ ok: false, reason: 'ended' });
});

test('a token of another family is unknown, and harms neither', { tags: ['API-11'] }, async () => {
  const mine = await signInAt(true);
  const other = await signInAt(true);
  expect(await mine.refresh(other.first.jti, 100)).toEqual({ ok: false, reason: 'unknown' });
  expect((await mine.refresh(mine.first.jti, 110)).ok).toBe(true);
  expect((await other.refresh(other.first.jti, 110)).ok).toBe(true);
});

test('after revocation no token of the family refreshes', { tags: ['SES-03'] }, async () => {
  const { first, familyId, refresh } = await signInAt(true);
  const revoked = await revokeFamily(testDatabase.database, familyId, later(50));
  expect(revoked?.grantId).toBe('grant');
  expect(await refresh(first.jti, 51)).toEqual({ ok: false, reason: 'ended' });
  expect(await revokeFamily(testDatabase.database, 'unknown', later(50))).toBeUndefined();
});

test('a remembered sign-in is secure for 30 minutes, then a refresh yields secure false', async () => {
  const { first, refresh } = await signInAt(true);
  expect(first.secure).toBe(true);
  const second = tokenOf(await refresh(first.jti, 30 * MINUTE - 1));
  expect(second.secure).toBe(true);
  expect(tokenOf(await refresh(second.jti, 30 * MINUTE)).secure).toBe(false);
});

test('a sign-in that is not remembered stays secure to its end', async () => {
  const { first, refresh } = await signInAt(false);
  expect(tokenOf(await refresh(first.jti, 11 * HOUR)).secure).toBe(true);
});

test('a silent sign-in long after the password is not secure from its first token', () => {
  const remembered = { remembered: true, authenticatedAt: SIGN_IN };
  expect(isSecure(remembered, later(2 * HOUR))).toBe(false);
});

test('sweeping removes families a day after their end and keeps the living', {
  tags: ['API-11'],
}, async () => {
  const ended = await signInAt(false);
  const alive = await signInAt(true);
  await sweepEndedFamilies(testDatabase.database, later(2 * DAY));
  expect(await ended.refresh(ended.first.jti, 100)).toEqual({ ok: false, reason: 'unknown' });
  expect((await alive.refresh(alive.first.jti, 2 * DAY)).ok).toBe(true);
});
