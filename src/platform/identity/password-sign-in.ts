import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { clientGroup } from '#src/process/client-group.ts';
import { askForPasswordReset, findResetEmail, resetPassword } from '../accounts/face.ts';
import {
  createCustomer,
  findCredentials,
  findCustomer,
  type NewCustomer,
  normaliseEmail,
} from '../customers/face.ts';
import type { Attempt, Limit } from '../kernel/attempts/attempt-store.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import type { SignIns } from '../kernel/http/platform-env.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import { hashPassword, verifyPassword } from '../kernel/passwords/passwords.ts';
import {
  type AttemptLimits,
  accountsFrom,
  createAttempts,
  failuresFrom,
} from './attempt-limits.ts';
import { outlast } from './outlast.ts';

export type SignInOutcome =
  | { ok: true; customerId: string }
  | { ok: false; problem: 'wrongCredentials' | 'emailTaken' }
  | TooMany;
/** `waitSeconds` until the next attempt. */
export type TooMany = { ok: false; problem: 'tooManyAttempts'; waitSeconds: number };

export type PasswordSignIn = ReturnType<typeof createPasswordSignIn>;

/** Signing in and creating accounts with a password, within the limits (T38). */
export function createPasswordSignIn({
  database,
  signIns,
  endLinks,
  now,
  limits,
}: {
  database: Database;
  signIns: SignIns;
  endLinks: EndLinks;
  now: () => Date;
  limits: AttemptLimits;
}) {
  const attempts = createAttempts(database, now);
  const perIp = (what: string, ip: string, limit: Limit): Attempt => ({
    what,
    who: clientGroup(ip) ?? ip,
    limit,
  });

  const signInOf = (address: string): Attempt => ({
    what: 'sign-in',
    who: address,
    limit: limits.signInPerAddress,
  });

  return {
    /** The same answer, after the same time, for an unknown e-mail and a wrong password. */
    async signIn(email: string, password: string, ip: string): Promise<SignInOutcome> {
      const address = normaliseEmail(email);
      const byAddress = signInOf(address);
      const byIp = failuresFrom(ip, limits);
      const waitSeconds = await attempts.count([byAddress, byIp]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const credentials = await outlast(() => findCredentials(database, address));
      const isRight = await verifyPassword(password, credentials?.passwordHash ?? null);
      if (credentials === null || !isRight) return { ok: false, problem: 'wrongCredentials' };
      await attempts.forget(byAddress);
      await attempts.takeBack([byIp]);
      return { ok: true, customerId: credentials.customerId };
    },

    /** The same answer, after the same time, for a known and an unknown e-mail. */
    async forgotten(
      { email, domain }: { email: string; domain: OnlineLocale },
      ip: string,
    ): Promise<{ ok: true } | TooMany> {
      const who = normaliseEmail(email);
      const waitSeconds = await attempts.count([
        { what: 'password reset', who, limit: limits.resetsPerAddress },
        perIp('password reset from', ip, limits.resetsPerIp),
      ]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      await askForPasswordReset(database, { email, domain }, now());
      return { ok: true };
    },

    /** A password in the place of a forgotten one; false when the link of the mail is over. */
    async reset(token: string, password: string): Promise<boolean> {
      const email = await resetPassword({ database, signIns, endLinks, now }, { token, password });
      if (email === null) return false;
      // A customer who tried the forgotten one too often may sign in with the new one.
      await attempts.forget(signInOf(email));
      return true;
    },

    /** The e-mail of a customer who is to prove it again; null when the customer is gone. */
    findEmail: async (customerId: string) =>
      (await outlast(() => findCustomer(database, customerId)))?.email ?? null,

    /** Whose the link of a mail is; null when it leads to no new password any more. */
    findResetEmail: (token: string) => outlast(() => findResetEmail(database, token, now())),

    /** A new customer; each try counts, so that e-mails cannot be probed in bulk. */
    async createAccount(
      {
        password,
        ...customer
      }: Pick<NewCustomer, 'firstName' | 'lastName' | 'email'> & {
        password: string;
      },
      ip: string,
    ): Promise<SignInOutcome> {
      const waitSeconds = await attempts.count([accountsFrom(ip, limits)]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const passwordHash = await hashPassword(password);
      const customerId = await inTransaction(database, (tx) =>
        createCustomer(tx, { ...customer, passwordHash }, now()),
      );
      if (customerId === null) return { ok: false, problem: 'emailTaken' };
      return { ok: true, customerId };
    },
  };
}
