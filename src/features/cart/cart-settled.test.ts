import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CART_SCOPE } from './cart.functions.ts';
import { waitForCart } from './wait-for-cart.ts';

test('the checkout waits for every change of the cart on its way, failed ones too', async () => {
  const queryClient = new QueryClient();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = (answer: Promise<void>) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => answer, scope: CART_SCOPE })
      .execute(undefined)
      .catch(() => undefined);
  const changes = [change(first.promise), change(second.promise)];
  let isSettled = false;
  const settled = waitForCart(queryClient).then(() => {
    isSettled = true;
  });
  first.reject(new Error('CART_VERSION_CONFLICT'));
  await changes[0];
  expect(isSettled).toBe(false);
  second.resolve();
  await settled;
});

test('a cart without changes is settled immediately', async () => {
  await expect(waitForCart(new QueryClient())).resolves.toBeUndefined();
});
