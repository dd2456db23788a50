import {
  createCustomer,
  findCredentials,
  type NewCustomer,
  normaliseEmail,
} from '../accounts/customer-store.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import type { Database } from '../database/database.ts';
import { type AttemptLimits, createAttemptCounter } from './attempt-limits.ts';

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
  const perAddress = createAttemptCounter(limits.signInPerAddress, now);
  const perIp = createAttemptCounter(limits.signInPerIp, now);
  const accountsPerIp = createAttemptCounter(limits.accountsPerIp, now);

  return {
    /** The same answer, after the same time, for an unknown address and a wrong password. */
    async signIn(email: string, password: string, ip: string): Promise<SignInOutcome> {
      const address = normaliseEmail(email);
      const waitSeconds = Math.max(perAddress.waitFor(address), perIp.waitFor(ip));
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      perAddress.count(address);
      perIp.count(ip);
      const credentials = await findCredentials(database, address);
      const isRight = await verifyPassword(password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight) return { ok: false, problem: 'wrongCredentials' };
      perAddress.forget(address);
      perIp.uncount(ip);
      return { ok: true, customerId: credentials.customerId };
    },

    /** A new customer; each try counts, so that addresses cannot be probed in bulk. */
    async createAccount(
      { password, ...customer }: Omit<NewCustomer, 'passwordHash'> & { password: string },
      ip: string,
    ): Promise<SignInOutcome> {
      const waitSeconds = accountsPerIp.waitFor(ip);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      accountsPerIp.count(ip);
      const passwordHash = await hashPassword(password);
      const customerId = await createCustomer(database, { ...customer, passwordHash }, now());
      if (customerId === null) return { ok: false, problem: 'emailTaken' };
      return { ok: true, customerId };
    },
  };
}
