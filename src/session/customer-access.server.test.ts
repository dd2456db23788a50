import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { askedCommerce } from '../../tests/support/asked-commerce.ts';
import type { ShopperCommerce } from './commerce.server.ts';
import { readCustomerAccess } from './customer-access.server.ts';

const gateway = { getAccount: vi.fn() };

function commerceOf(session: { secure: boolean } | null): ShopperCommerce {
  return Object.assign(askedCommerce(gateway), Object.create(null), { session });
}
const CLIENT = { firstName: 'Zoé', isDeleted: false };

beforeEach(() => {
  gateway.getAccount.mockReset();
  gateway.getAccount.mockResolvedValue(CLIENT);
});

describe('how far a session reaches', () => {
  test('a guest and a session that is not secure cost no call', { tags: ['A-033'] }, async () => {
    expect(await readCustomerAccess(commerceOf(null))).toEqual({ state: 'anonymous' });
    const remembered = commerceOf({ secure: false });
    expect(await readCustomerAccess(remembered)).toEqual({ state: 'not-secure' });
    expect(gateway.getAccount).not.toHaveBeenCalled();
  });

  test('a secure one comes with its customer, read once for all that a page asks', async () => {
    const commerce = commerceOf({ secure: true });
    const [one, other] = await Promise.all([
      readCustomerAccess(commerce),
      readCustomerAccess(commerce),
    ]);
    expect(one).toMatchObject({ state: 'secure', client: CLIENT });
    expect(other).toMatchObject({ state: 'secure', client: CLIENT });
    expect(gateway.getAccount).toHaveBeenCalledOnce();
  });

  test('a session that was revoked is anonymous, not an error', { tags: ['F19'] }, async () => {
    const commerce = commerceOf({ secure: true });
    gateway.getAccount.mockImplementation(async () => {
      commerce.session = null;
      throw new CommerceError('UNAUTHORIZED', 'POST /api/cookie-refresh-tokens');
    });
    expect(await readCustomerAccess(commerce)).toEqual({ state: 'anonymous' });
  });

  test('a refresh that says the password is too old is not secure any more', {
    tags: ['A-033'],
  }, async () => {
    const commerce = commerceOf({ secure: true });
    gateway.getAccount.mockImplementation(async () => {
      if (commerce.session) commerce.session = { ...commerce.session, secure: false };
      return CLIENT;
    });
    expect(await readCustomerAccess(commerce)).toEqual({ state: 'not-secure' });
  });

  test('a refusal that is about something else, and a platform that is down, stay errors', {
    tags: ['F18', 'F20'],
  }, async () => {
    const refused = new CommerceError('INVALID_JWT', 'GET /accounts-self/');
    gateway.getAccount.mockRejectedValue(refused);
    await expect(readCustomerAccess(commerceOf({ secure: true }))).rejects.toBe(refused);
    const down = commerceOf({ secure: true });
    const unreachable = new CommerceError('PLATFORM_UNREACHABLE', 'GET /accounts-self/');
    gateway.getAccount.mockImplementation(async () => {
      down.session = null;
      throw unreachable;
    });
    await expect(readCustomerAccess(down)).rejects.toBe(unreachable);
  });
});
