import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { clearCookie, readCookie } from '#src/session/cookies.server.ts';
import { startUp } from './start-up.server.ts';

/** The start-up call; a message left by the sign-in is handed over once. */
export const fetchStartUp = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ isConfirmation: v.boolean() }))
  .handler(async ({ context: { commerce }, data }) => {
    const answer = await startUp(commerce, data.isConfirmation);
    const isMergeNoticed = readCookie('notice', commerce.locale) === 'cart-merged';
    if (isMergeNoticed) clearCookie('notice', commerce.locale);
    return isMergeNoticed ? { ...answer, notice: 'cart-merged' as const } : answer;
  });
