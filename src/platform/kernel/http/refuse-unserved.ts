import { DomainError } from '#src/domain/errors.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import type { CapabilityName, ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import type { Router } from './create-router.ts';
import { routesOf } from './serve.ts';

type Declared = { capabilities: readonly CapabilityName[]; checkoutUrl: string | null };

/** Answers 404 to every call of what is not served; called before any route is served. */
export function refuseUnserved(app: Router, { capabilities, checkoutUrl }: Declared): void {
  const isServed = (part: ServedPart) =>
    part === 'checkout' ? checkoutUrl === null : capabilities.includes(part);
  for (const call of ALL_CALLS) {
    const capability = capabilityOf(call);
    if (capability === null || capability === 'core' || isServed(capability)) continue;
    app.on(call.method, routesOf(call), () => {
      throw new DomainError('NOT_FOUND');
    });
  }
}
