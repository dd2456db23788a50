import { randomBytes } from 'node:crypto';
import { isEmail } from '#src/domain/newsletter/email.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { RECENT_SIGN_IN_SECONDS } from '#src/domain/sign-in/session.ts';
import { clientGroup } from '#src/process/client-group.ts';
import { notifyOwner } from '../accounts/face.ts';
import {
  createCustomer,
  findCredentials,
  findCustomer,
  normaliseEmail,
} from '../customers/face.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { Sealing } from '../kernel/sealing/sealing.ts';
import {
  addConnection,
  type Checks,
  createProviderClient,
  findIdentity,
  findStart,
  forgetStart,
  keepIdentity,
  labelIn,
  type Named,
  noteStart,
  openConnection,
  type Problem,
  type ProviderClient,
  type ProviderSettings,
  takeStart,
} from '../sign-in-providers/face.ts';
import { type AttemptLimits, accountsFrom, createAttempts } from './attempt-limits.ts';
import { outlast } from './outlast.ts';
import type { TooMany } from './password-sign-in.ts';

export type OtherProviderSignIn = ReturnType<typeof createOtherProviderSignIn>;

export type ProviderProblem = Problem | 'unverified';
type Refused = { ok: false; problem: ProviderProblem; email: string } | TooMany;

/** A sign-in here: its id, which one browser knows, and whose session that browser has already. */
type Under = { uid: string; signedInAs: string | null };

/**
 * Connects whom a provider named in this sign-in with the account whose mailbox was just proven by a
 * code, and writes to its owner. Nothing where nobody was named with this e-mail.
 */
export async function connectNamed(
  tx: Transaction,
  proven: { startedIn: string; email: string; customerId: string; domain: OnlineLocale },
  now: Date,
): Promise<void> {
  const { startedIn, email, customerId, domain } = proven;
  const named = await findIdentity(tx, startedIn, email);
  if (named === null) return;
  await forgetStart(tx, startedIn);
  const client = await findCustomer(tx, customerId);
  if (client === null || !(await addConnection(tx, { ...named, customerId }, now))) return;
  await notifyOwner(tx, { kind: 'provider-connected', client, domain }, now);
}

type Needs = {
  issuer: string;
  providers: readonly ProviderSettings[];
  database: Database;
  sealing: Sealing;
  now: () => Date;
  limits: AttemptLimits;
  warn: (about: { provider: string; cause: string }) => void;
};

/** Signing in, and opening accounts, at another OpenID provider (decision 093, T55). */
export function createOtherProviderSignIn({
  issuer,
  providers,
  database,
  sealing,
  ...needs
}: Needs) {
  const { now, limits, warn } = needs;
  const attempts = createAttempts(database, now);
  const clients = new Map(
    providers.map((settings): [string, ProviderClient] => [
      settings.name,
      createProviderClient(settings, `${issuer}/with/${settings.name}/callback`, warn),
    ]),
  );

  /** Nonce and verifier follow from the state, which is digested alone: the database opens nothing. */
  const checksOf = (state: string): Checks => ({
    state,
    nonce: sealing.digest('provider nonce', state),
    verifier: ['first', 'second'].map((half) => sealing.digest(`${half} verifier`, state)).join(''),
  });
  const stateDigests = (answer: URLSearchParams) =>
    sealing.digests('provider state', answer.get('state') ?? '');

  /** A new account, as the first code of an e-mail opens one; null where there is one. */
  const openAccount = ({ email, ...named }: Named, provider: string) =>
    inTransaction(database, async (tx) => {
      const nameless = { firstName: '', lastName: '', passwordHash: null };
      const opened = { ...nameless, email, emailProvenAt: now() };
      const customerId = await createCustomer(tx, opened, now());
      if (customerId === null) return null;
      await addConnection(tx, { ...named, provider, customerId }, now());
      return customerId;
    });

  /** Whether a customer who is to prove it again did so at the provider; many do not tell. */
  const isFresh = ({ authenticatedAt }: Named) =>
    authenticatedAt === null ||
    now().getTime() - authenticatedAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1_000;

  return {
    /** What the pages of a shop offer. */
    offered: (shop: OnlineLocale, language: Language) =>
      [...clients.values()]
        .filter((one) => one.isFor(shop))
        .map(({ settings }) => ({ name: settings.name, label: labelIn(settings, language) })),

    /** Where a browser goes to sign in at a provider, for one answer. */
    async start(
      { uid, signedInAs, name, remembered }: Under & { name: string; remembered: boolean },
      ip: string,
    ): Promise<{ ok: true; url: URL } | Refused> {
      const client = clients.get(name);
      if (client === undefined) return { ok: false, problem: 'failed', email: '' };
      const who = clientGroup(ip) ?? ip;
      const limit = limits.providerSignInsPerIp;
      const attempt = { what: 'sign-in at provider from', who, limit };
      const waitSeconds = await attempts.count([attempt]);
      if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
      const checks = checksOf(randomBytes(32).toString('base64url'));
      const asked = await client.start(checks, { mustProve: signedInAs !== null });
      if (!asked.ok) return { ...asked, email: '' };
      const stateDigest = sealing.digest('provider state', checks.state);
      const started = { startedIn: uid, provider: name, stateDigest, remembered };
      await outlast(() => noteStart(database, started, now()));
      return asked;
    },

    /** The sign-in that an answer belongs to, by its state; null when it belongs to none. */
    findStart: (name: string, answer: URLSearchParams) =>
      outlast(() => findStart(database, { provider: name, stateDigests: stateDigests(answer) })),

    /**
     * Signs in with the answer of a provider. Somebody new to us with an e-mail that has an account
     * proves its mailbox with a code first (`connect`): a provider opens no account but its own.
     */
    async take(
      { uid, signedInAs, name }: Under & { name: string },
      answer: URLSearchParams,
      ip: string,
    ): Promise<
      | { ok: true; customerId: string; remembered: boolean }
      | { ok: false; problem: 'connect'; email: string; remembered: boolean }
      | Refused
    > {
      const refuse = (problem: ProviderProblem, email = '') =>
        ({ ok: false, problem, email }) as const;
      const started = await inTransaction(database, (tx) =>
        takeStart(tx, {
          ...{ startedIn: uid, provider: name },
          stateDigests: stateDigests(answer),
        }),
      );
      const client = clients.get(name);
      if (started === null || client === undefined) return refuse('failed');
      const { remembered } = started;
      const taken = await client.take(answer, checksOf(answer.get('state') ?? ''));
      if (!taken.ok) return refuse(taken.problem);
      const { named } = taken;
      if (signedInAs !== null && !isFresh(named)) return refuse('failed');
      const known = await outlast(() => openConnection(database, named, now()));
      if (known !== null) return { ok: true, customerId: known, remembered };

      const email = normaliseEmail(named.email);
      if (!named.isEmailVerified || !isEmail(email)) return refuse('unverified', email);
      if ((await outlast(() => findCredentials(database, email))) === null) {
        const waitSeconds = await attempts.count([accountsFrom(ip, limits)]);
        if (waitSeconds > 0) return { ok: false, problem: 'tooManyAttempts', waitSeconds };
        const customerId = await openAccount({ ...named, email }, name);
        if (customerId !== null) return { ok: true, customerId, remembered };
      }
      await outlast(() => keepIdentity(database, uid, { ...named, email }));
      return { ok: false, problem: 'connect', email, remembered };
    },
  };
}
