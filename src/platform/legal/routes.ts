import * as calls from '#src/domain/legal/legal.calls.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { readLegalGaps } from './legal-gaps.ts';

/** What a shop lacks before it may open. */
export function serveLegal(router: Router, { database }: PlatformDeps): void {
  serve(router, calls.getLegalGaps, async () => ok(await readLegalGaps(database)));
}
