import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import pino from 'pino';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { answerError } from '#src/platform/http/answer-error.ts';
import type { PlatformDeps, PlatformEnv, StaffCaller } from '#src/platform/http/platform-env.ts';
import { serveOrderDesk } from '#src/platform/order-desk/serve-order-desk.ts';
import { findJudge } from './described-calls.ts';
import type { Answer } from './platform-client.ts';
import type { TestPlatform } from './test-platform.ts';

type As = {
  role?: ShippedRoleName;
  permissions?: readonly Permission[];
  shops?: readonly OnlineLocale[];
  refundLimitCents?: number | null;
};

/** Somebody of the staff who calls the desk; what the document does not describe is refused. */
export type Desk = {
  caller: StaffCaller;
  call(
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ): Promise<Pick<Answer, 'status' | 'body'>>;
};

/** The calls of the desk over the database of a test, as somebody of the staff makes them. */
export function openDesk(
  { inside }: Pick<TestPlatform, 'inside'>,
  { role = 'desk', permissions, shops = ONLINE_LOCALES, refundLimitCents }: As = {},
): Desk {
  const { database, config, clock } = inside;
  const shipped = SHIPPED_ROLES[role];
  const caller: StaffCaller = {
    kind: 'person',
    id: randomUUID(),
    name: `Somebody of ${role}`,
    permissions: new Set(permissions ?? shipped.permissions),
    shops: new Set(shops),
    refundLimitCents: refundLimitCents === undefined ? shipped.refundLimitCents : refundLimitCents,
    clientAddress: '192.0.2.1',
    correlationId: randomUUID(),
  };
  const app = new Hono<PlatformEnv>();
  app.onError(answerError(pino({ level: 'silent' })));
  app.use(async (context, next) => {
    context.set('staff', caller);
    context.set('correlationId', caller.correlationId);
    await next();
  });
  const deps: PlatformDeps = {
    ...{ database, config, now: clock.now },
    verifyAccessToken: async () => null,
    signIns: {
      authenticatedAt: async () => null,
      list: async () => [],
      end: async () => false,
      endOthers: async () => undefined,
    },
    endLinks: async () => undefined,
  };
  serveOrderDesk(app, deps);
  return {
    caller,
    call: async (method, path, body) => {
      const [route = '', search = ''] = path.split('?');
      const judge = findJudge(method, route);
      if (judge === null) throw new Error(`${method} ${route} is no call`);
      judge.request({ query: new URLSearchParams(search).keys(), headers: [] });
      const response = await app.request(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      const text = await response.text();
      const parsed: unknown = text === '' ? null : JSON.parse(text);
      judge.answer(response.status, parsed);
      return { status: response.status, body: parsed };
    },
  };
}
