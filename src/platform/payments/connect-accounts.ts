import type { Logger } from 'pino';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { loadOptional } from '#src/process/optional-package.ts';
import type { PlatformConfig } from '../config.ts';
import { adyenSettlements } from './adyen/adyen-settlements.ts';
import type { CardGateway, PaymentAccount } from './card-gateway.ts';
import { readMollieWebhook } from './mollie/mollie-webhook.ts';
import type { AccountSettings } from './payment-accounts.ts';
import type { Payment } from './payment-store.ts';
import type { ReadWebhook } from './provider-webhook.ts';
import type { SettlementSource } from './settlements.ts';

const loadMollie = () =>
  loadOptional('@mollie/api-client', () => import('./mollie/mollie-account.ts'));
const loadAdyen = () =>
  loadOptional('@adyen/api-library', async () => ({
    ...(await import('./adyen/adyen-account.ts')),
    ...(await import('./adyen/adyen-webhook.ts')),
  }));

/** No account, no key that could have signed a message. */
const refuseAll: ReadWebhook = () => ({ events: [], answer: { status: 401, body: '' } });

/** What each service that is configured does when it is sent a message. */
export async function webhooksOf(
  all: readonly AccountSettings[],
): Promise<ReadonlyMap<string, ReadWebhook>> {
  const adyen = all.filter((settings) => settings.provider === 'adyen');
  return new Map([
    ['mollie', readMollieWebhook],
    ['adyen', adyen.length === 0 ? refuseAll : (await loadAdyen()).adyenWebhook(adyen)],
  ]);
}

/** Where the settlements of accounts come from. */
export function openSettlements(all: readonly AccountSettings[]): Promise<SettlementSource[]> {
  return Promise.all(
    all.map(async (settings) => {
      if (settings.provider === 'mollie') {
        return (await loadMollie()).openMollieSettlements(settings);
      }
      const { reportKey } = settings;
      return reportKey === undefined ? {} : adyenSettlements(settings, reportKey);
    }),
  );
}

type Connected = { settings: AccountSettings; account: PaymentAccount };

/** Which shop a payment belongs to, by the id of its store. */
export type DomainOf = (storeId: string) => Promise<OnlineLocale | null>;

type Places = Pick<PlatformConfig, 'platformOrigin' | 'brandName'>;

async function openAccount(settings: AccountSettings, places: Places): Promise<PaymentAccount> {
  return settings.provider === 'mollie'
    ? (await loadMollie()).openMollie(settings, places)
    : (await loadAdyen()).openAdyen(settings);
}

/**
 * Accounts as one gateway: each payment goes to the account that serves its card provider in its
 * shop. A payment stays with the service that opened it, whatever is configured later. `isPerson`
 * is the bot check's; without one, nobody is turned away.
 */
export async function connectAccounts(
  all: readonly AccountSettings[],
  places: Places,
  domainOf: DomainOf,
  isPerson: CardGateway['isPerson'] = async () => true,
): Promise<CardGateway> {
  const connected = await Promise.all(
    all.map(async (settings) => ({ settings, account: await openAccount(settings, places) })),
  );
  type Asked = { provider: string; storeId: string };
  const findAll = async ({ provider, storeId }: Asked): Promise<Connected[]> => {
    const shop = await domainOf(storeId);
    return connected.filter(
      ({ settings: { serves, shops } }) =>
        serves.some((served: CardProvider) => served === provider) &&
        (shops === undefined || (shop !== null && shops.includes(shop))),
    );
  };
  const accountOf = async (payment: Payment): Promise<PaymentAccount> => {
    const opened = ({ account }: Connected) => account.service === payment.service;
    const ofService = connected.filter(opened);
    // The shop may have gone to another provider since: the only account of this one is still it.
    const found =
      (await findAll(payment)).find(opened) ?? (ofService.length === 1 ? ofService[0] : undefined);
    if (found === undefined) throw new Error(`no account with ${payment.service} is configured`);
    return found.account;
  };
  return {
    isPerson,
    planFor: async (asked) => (await findAll(asked))[0]?.account.planMethod(asked.product) ?? null,
    open: async (payment) => {
      const [found] = await findAll(payment);
      if (found === undefined) throw new Error('no account serves this payment');
      return found.account.open(payment);
    },
    cancel: async (payment, options) => (await accountOf(payment)).cancel(payment, options),
    look: async (payment, returned) => (await accountOf(payment)).look(payment, returned),
    finish: async (payment) => (await accountOf(payment)).finish(payment),
    findVoucher: async (payment) => (await accountOf(payment)).findVoucher(payment),
    capture: async (payment, capture) => (await accountOf(payment)).capture(payment, capture),
    release: async (payment, takenCents) => (await accountOf(payment)).release(payment, takenCents),
    giveBack: async (payment, refundId) => (await accountOf(payment)).giveBack(payment, refundId),
    refund: async (payment, refund) => (await accountOf(payment)).refund(payment, refund),
  };
}

/** Writes into the log why a payment could not be opened: its shopper reads that it failed, no more. */
export function noteUnopened(gateway: CardGateway, log: Pick<Logger, 'warn'>): CardGateway {
  return {
    ...gateway,
    open: (payment) =>
      gateway.open(payment).catch((error: unknown) => {
        const cause = error instanceof Error ? error.message : 'unknown';
        const { reference, provider, product } = payment;
        log.warn({ reference, provider, product, cause }, 'a payment could not be opened');
        throw error;
      }),
  };
}
