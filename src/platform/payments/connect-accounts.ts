import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { PlatformConfig } from '../config.ts';
import type { CardGateway, PaymentAccount } from './card-gateway.ts';
import { openMollie } from './mollie/mollie-account.ts';
import { readMollieWebhook } from './mollie/mollie-webhook.ts';
import type { AccountSettings } from './payment-accounts.ts';
import type { Payment } from './payment-store.ts';
import type { ReadWebhook } from './provider-webhook.ts';

/** What each service does when it is sent a message. */
export const WEBHOOKS: ReadonlyMap<string, ReadWebhook> = new Map([['mollie', readMollieWebhook]]);

type Connected = { settings: AccountSettings; account: PaymentAccount };

/** Which shop a payment belongs to, by the id of its store. */
export type DomainOf = (storeId: string) => Promise<OnlineLocale | null>;

type Places = Pick<PlatformConfig, 'platformOrigin' | 'brandName'>;

function openAccount(settings: AccountSettings, places: Places): PaymentAccount {
  return openMollie(settings, places);
}

/**
 * Accounts as one gateway: each payment goes to the account that serves its card provider in its
 * shop. A payment stays with the service that opened it, whatever is configured later. `isPerson`
 * is the bot check's; without one, nobody is turned away.
 */
export function connectAccounts(
  all: readonly AccountSettings[],
  places: Places,
  domainOf: DomainOf,
  isPerson: CardGateway['isPerson'] = async () => true,
): CardGateway {
  const connected = all.map((settings) => ({ settings, account: openAccount(settings, places) }));
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
    const found = (await findAll(payment)).find(
      ({ account }) => account.service === payment.service,
    );
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
    look: async (payment) => (await accountOf(payment)).look(payment),
    finish: async (payment) => (await accountOf(payment)).finish(payment),
    findVoucher: async (payment) => (await accountOf(payment)).findVoucher(payment),
    capture: async (payment, capture) => (await accountOf(payment)).capture(payment, capture),
    release: async (payment) => (await accountOf(payment)).release(payment),
    giveBack: async (payment, refundId) => (await accountOf(payment)).giveBack(payment, refundId),
    refund: async (payment, refund) => (await accountOf(payment)).refund(payment, refund),
  };
}
