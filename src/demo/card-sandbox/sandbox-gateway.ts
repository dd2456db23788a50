import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CreditPlan } from '#src/domain/payment/credit.schema.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import type { CardGateway } from '#src/platform/payments/card-gateway.ts';
import type { Transfer } from '#src/platform/payments/payment-facts.ts';
import { isPersonToken } from './bot-check.ts';
import { decide } from './card-session-store.ts';
import { type CardSessionState, outcomeOf } from './outcomes.ts';
import { cardRefunds, cardSessions } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now' | 'config'>;

/** What a shopper may leave without having paid. */
const LEAVABLE: readonly CardSessionState[] = [
  'open',
  'challenge',
  'identify',
  'wallet',
  'presented',
];

const FREE = { firstAfterDays: 0, feePercent: 0, annualPercent: 0 };

/** What is paid later, and how: without cost in three parts, with a fee in four. */
const CREDIT: Partial<Record<PaymentMethod, CreditPlan>> = {
  'alma-3x': { ...FREE, lender: 'Alma', parts: 3 },
  // The rate of charge of four monthly parts whose fee is paid with the first.
  'alma-4x': { ...FREE, lender: 'Alma', parts: 4, feePercent: 1.45, annualPercent: 12.45 },
  klarna: { ...FREE, lender: 'Klarna Bank AB', parts: 1, firstAfterDays: 30 },
};

const DONE: Transfer = { providerId: null, state: 'done', reason: null };

/** The card sandbox as the platform sees a provider. */
export function createSandboxGateway(deps: Deps): CardGateway {
  const { database, now, config } = deps;
  const find = async (reference: string) => {
    const [row] = await database
      .select()
      .from(cardSessions)
      .where(eq(cardSessions.reference, reference));
    return row;
  };
  return {
    planFor: async ({ product }) => ({
      service: 'sandbox',
      capture: 'immediate',
      credit: CREDIT[product] ?? null,
    }),
    open: async ({
      walletToken,
      storeId: _store,
      capture: _capture,
      payer: _payer,
      ...payment
    }) => {
      const [session] = await database
        .insert(cardSessions)
        .values({
          ...payment,
          sessionId: randomUUID(),
          state: 'open',
          status: 'RedirectShopper',
          createdAt: now(),
        })
        // Asked twice for one reference, it is the same payment.
        .onConflictDoUpdate({
          target: cardSessions.reference,
          set: { returnUrl: payment.returnUrl },
        })
        .returning({ sessionId: cardSessions.sessionId });
      if (session === undefined) throw new Error('the payment was not opened');
      const { sessionId } = session;
      // A wallet's token stands for the card in it.
      if (walletToken !== null) await decide(deps, sessionId, ['open'], outcomeOf(walletToken));
      return { redirectUrl: `${config.cardOrigin}/pay/${sessionId}`, providerId: sessionId };
    },
    cancel: async ({ reference }, { challenged }) => {
      const session = await find(reference);
      if (session === undefined) return true;
      const from = challenged ? LEAVABLE : (['open'] as const);
      return decide(deps, session.sessionId, from, 'Cancelled');
    },
    look: async ({ reference }) => {
      const session = await find(reference);
      return session === undefined ? [] : [{ kind: 'status', code: session.status }];
    },
    finish: async ({ reference }) => {
      const session = await find(reference);
      const isAuthenticated = session?.status.startsWith('Authentication') ?? false;
      if (session === undefined || !isAuthenticated) return;
      await decide(deps, session.sessionId, ['waiting'], 'Authorised');
    },
    isPerson: async (token) => isPersonToken(token, now(), config.webhookSecret),
    findVoucher: async ({ reference }) => (await find(reference))?.voucher ?? null,
    capture: async () => DONE,
    release: async () => undefined,
    refund: async ({ reference }, refund) => {
      await database
        .insert(cardRefunds)
        .values({ ...refund, reference, refundedAt: now() })
        .onConflictDoNothing();
      return DONE;
    },
    giveBack: async ({ reference }) => {
      await database
        .update(cardSessions)
        .set({ voidedAt: now(), state: 'closed' })
        .where(eq(cardSessions.reference, reference));
      return null;
    },
  };
}
