import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import { clearCookie, readCookie } from '#src/session/cookies.server.ts';
import { NOTICES, startUp } from './start-up.server.ts';

const noticeSchema = v.picklist(NOTICES);

/** The start-up call; a message left by an earlier answer is handed over once. */
export const fetchStartUp = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ isConfirmation: v.boolean() }))
  .handler(async ({ context: { commerce }, data }) => {
    const answer = await startUp(commerce, data.isConfirmation);
    const stored = v.safeParse(noticeSchema, readCookie('notice', commerce.locale));
    if (!stored.success) return answer;
    clearCookie('notice', commerce.locale);
    return { ...answer, notice: stored.output };
  });
