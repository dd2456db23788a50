import { Hono } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { type Faults, faultSchema } from './faults.ts';
import type { RequestLog } from './request-log.ts';

/** `/_platform`: mounted under PLATFORM_INSPECT=1 alone, never in prod. */
export function diagnosticRoutes(log: RequestLog, faults: Faults) {
  const app = new Hono<PlatformEnv>();
  app.get('/_platform/requests', (c) => c.json({ values: log.list() }));
  app.delete('/_platform/requests', (c) => {
    log.clear();
    return c.body(null, 204);
  });
  app.get('/_platform/faults', (c) => c.json({ values: faults.list() }));
  app.post('/_platform/faults', async (c) => {
    const parsed = faultSchema.safeParse(await c.req.json());
    if (!parsed.success) {
      throw new DomainError('BAD_REQUEST', {
        field: parsed.error.issues[0]?.path.join('.') ?? 'body',
      });
    }
    faults.add(parsed.data);
    return c.json(parsed.data, 201);
  });
  app.delete('/_platform/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  return app;
}
