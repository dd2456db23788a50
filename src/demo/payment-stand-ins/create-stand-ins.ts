import { Hono } from 'hono';
import { createAssets } from '#src/platform/identity/pages/assets.ts';
import { type AccountSettings, accountSchema } from '#src/platform/payments/payment-accounts.ts';
import type { PartsContext } from '#src/platform/run-platform.ts';
import { createAdyenStandIn } from './adyen-stand-in.ts';
import { createMollieStandIn } from './mollie-stand-in.ts';
import { testedAdyen, testedMollie } from './tested-providers.ts';
import { testerPages } from './tester-pages.ts';
import type { Post } from './webhook-sender.ts';

/** Keys that open nothing but the stand-ins. */
export const STAND_IN_KEYS = {
  mollie: {
    apiKey: `test_${'standin'.repeat(5)}`,
    settlementToken: `access_${'standin'.repeat(5)}`,
  },
  adyen: {
    apiKey: 'AQE-opens-the-stand-in-alone',
    reportKey: 'AQE-reads-its-reports-alone',
    hmacKey: '5A'.repeat(32),
  },
};
const MOLLIE = STAND_IN_KEYS.mollie;
const ADYEN = { ...STAND_IN_KEYS.adyen, merchantAccount: 'VitrineShop' };
const AT_DISPATCH = ['visa', 'mastercard', 'klarna'];

/** That of the card page, which is served beside them. */
type PageEnv = { Variables: { nonce: string } };

/**
 * Stand-ins for payment providers on the origin of the card page, and the accounts that lead to them:
 * `cardone` is Mollie's, `cardtwo` Adyen's (docs/payments.md). What they know ends with the process.
 */
export function createStandIns(
  { config, now }: Pick<PartsContext, 'config' | 'now'>,
  post: Post,
): { pages: Hono<PageEnv>; accounts: AccountSettings[] } {
  const pages = new Hono<PageEnv>();
  const { assetPath } = createAssets('');
  const look = { brand: config.brandName, assetPath };

  const atMollie = `${config.cardOrigin}/mollie`;
  const mollie = createMollieStandIn({
    ...{ ...MOLLIE, origin: atMollie, now, post },
  });
  pages.route('/mollie', mollie.app);
  pages.route(
    '/mollie',
    testerPages(testedMollie(mollie.control), { ...look, base: '/mollie', path: '/checkout' }),
  );

  const atAdyen = `${config.cardOrigin}/adyen`;
  const webhookUrl = `${config.platformOrigin}/payments/adyen/webhook`;
  const adyen = createAdyenStandIn({ ...ADYEN, origin: atAdyen, webhookUrl, now, post });
  pages.route('/adyen', adyen.app);
  pages.route(
    '/adyen',
    testerPages(testedAdyen(adyen.control), { ...look, base: '/adyen', path: '/pay' }),
  );

  const accounts = [
    {
      ...{ provider: 'mollie', serves: ['cardone'], ...MOLLIE },
      ...{ captureAtDispatch: AT_DISPATCH, endpoint: `${atMollie}/v2/` },
    },
    {
      ...{ provider: 'adyen', serves: ['cardtwo'], environment: 'test', ...ADYEN },
      ...{ captureAtDispatch: AT_DISPATCH, endpoint: atAdyen },
    },
  ].map((account) => accountSchema.parse(account));
  return { pages, accounts };
}
