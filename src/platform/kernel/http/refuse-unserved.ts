import { DomainError } from '#src/domain/errors.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import type { Router } from './create-router.ts';
import { routesOf } from './serve.ts';

/** Answers 404 to every call of a capability that is not served; called before any route is served. */
export function refuseUnserved(app: Router, served: readonly ServedPart[]): void {
  for (const call of ALL_CALLS) {
    const capability = capabilityOf(call);
    if (capability === null || capability === 'core' || served.includes(capability)) continue;
    app.on(call.method, routesOf(call), () => {
      throw new DomainError('NOT_FOUND');
    });
  }
}
