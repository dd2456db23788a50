import { Hono } from 'hono';
import { createAssets } from '#src/platform/identity/pages/assets.ts';
import { type AccountSettings, accountSchema } from '#src/platform/payments/payment-accounts.ts';
import type { PartsContext } from '#src/platform/run-platform.ts';
import { mollieTesterPages } from './mollie-pages.ts';
import { createMollieStandIn } from './mollie-stand-in.ts';
import type { Post } from './webhook-sender.ts';

/** A key that opens nothing but the stand-in. */
const MOLLIE_KEY = `test_${'standin'.repeat(5)}`;

/** That of the card page, which is served beside them. */
type PageEnv = { Variables: { nonce: string } };

/**
 * Stand-ins for payment providers on the origin of the card page, and the accounts that lead to them
 * (docs/payments.md). What they know ends with the process.
 */
export function createStandIns(
  { config, now }: Pick<PartsContext, 'config' | 'now'>,
  post: Post,
): { pages: Hono<PageEnv>; accounts: AccountSettings[] } {
  const origin = `${config.cardOrigin}/mollie`;
  const { app, control } = createMollieStandIn({ origin, apiKey: MOLLIE_KEY, now, post });
  const { assetPath } = createAssets('');
  const pages = new Hono<PageEnv>();
  pages.route('/mollie', app);
  pages.route('/mollie', mollieTesterPages({ brand: config.brandName, control, assetPath }));
  const mollie = accountSchema.parse({
    provider: 'mollie',
    serves: ['cardone', 'cardtwo'],
    apiKey: MOLLIE_KEY,
    captureAtDispatch: ['visa', 'mastercard', 'klarna'],
    endpoint: `${origin}/v2/`,
  });
  return { pages, accounts: [mollie] };
}
