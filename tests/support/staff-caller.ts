import pino from 'pino';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { PERMISSIONS } from '#src/domain/staff/permission.ts';
import { answerError } from '#src/platform/kernel/http/answer-error.ts';
import { createRouter, type Router } from '#src/platform/kernel/http/create-router.ts';
import type { StaffCaller } from '#src/platform/kernel/http/platform-env.ts';
import { bodyOf, findJudge } from './described-calls.ts';

/** Somebody who may do all in every shop, but for what a test says. */
export const staffCaller = (own: Partial<StaffCaller> = {}): StaffCaller => ({
  ...{ kind: 'person', id: 'S1', name: 'Alex Martin', correlationId: 'a-test-of-staff' },
  ...{ permissions: new Set(PERMISSIONS), shops: new Set(ONLINE_LOCALES) },
  ...{ refundLimitCents: null, clientAddress: '127.0.0.1' },
  ...own,
});

/**
 * The calls of `mount` as this caller makes them; who it is, is tried elsewhere. What the document does
 * not describe is refused.
 */
export function callAs(caller: StaffCaller, mount: (router: Router) => void) {
  const router = createRouter();
  router.onError(answerError(pino({ level: 'silent' })));
  router.use(async (context, next) => {
    context.set('staff', caller);
    context.set('correlationId', caller.correlationId);
    await next();
  });
  mount(router);
  return async (method: string, path: string, body?: unknown) => {
    const [route = '', search = ''] = path.split('?');
    const judge = findJudge(method, route);
    if (judge === null) throw new Error(`${method} ${route} is no call`);
    judge.request({ query: new URLSearchParams(search).keys(), headers: [] });
    const response = await router.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const parsed = await bodyOf(response);
    judge.answer(response.status, parsed);
    return { status: response.status, body: parsed };
  };
}
