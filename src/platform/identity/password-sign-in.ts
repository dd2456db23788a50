import { clientGroup } from '#src/domain/client-group.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  type Limit,
  takeBack,
} from '../attempts/attempt-store.ts';
import {
  createCustomer,
  findCredentials,
  type NewCustomer,
  normaliseEmail,
} from '../customers/customer-store.ts';
import type { Database } from '../database/database.ts';
import type { AttemptLimits } from './attempt-limits.ts';

export type SignInOutcome =
  | { ok: true; customerId: string }
  | { ok: false; problem: 'wrongCredentials' | 'emailTaken' }
  | { ok: false; problem: 'tooManyAttempts'; waitSeconds: number };

export type PasswordSignIn = ReturnType<typeof createPasswordSignIn>;

/** Signing in and creating accounts with a password, within the limits (T38, platform.md). */
export function createPasswordSignIn({
  database,
  now,
  limits,
}: {
  database: Database;
  now: () => Date;
  limits: AttemptLimits;
}) {
  const perIp = (what: string, ip: string, limit: Limit): Attempt => ({
    what,
    who: clientGroup(ip) ?? ip,
    limit,
  });

  return {
    /** The same answer, after the same time, for an unknown address and a wrong password. */
    async signIn(email: string, password: string, ip: string): Promise<SignInOutcome> {
      const address = normaliseEmail(email);
      const byAddress = { what: 'sign-in', who: address, limit: limits.signInPerAddress };
      const byIp = perIp('sign-in from', ip, limits.signInPerIp);
      const waitSeconds = await countAttempt(database, now(), [byAddress, byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const credentials = await findCredentials(database, address);
      const isRight = await verifyPassword(password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight) return { ok: false, problem: 'wrongCredentials' };
      await forgetAttempts(database, byAddress);
      await takeBack(database, [byIp]);
      return { ok: true, customerId: credentials.customerId };
    },

    /** A new customer; each try counts, so that addresses cannot be probed in bulk. */
    async createAccount(
      { password, ...customer }: Omit<NewCustomer, 'passwordHash'> & { password: string },
      ip: string,
    ): Promise<SignInOutcome> {
      const byIp = perIp('account from', ip, limits.accountsPerIp);
      const waitSeconds = await countAttempt(database, now(), [byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const passwordHash = await hashPassword(password);
      const customerId = await createCustomer(database, { ...customer, passwordHash }, now());
      if (customerId === null) return { ok: false, problem: 'emailTaken' };
      return { ok: true, customerId };
    },
  };
}
