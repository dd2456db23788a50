import * as calls from '#src/domain/legal/legal.calls.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { readLegalGaps } from './legal-gaps.ts';

/** What a shop lacks before it may open. */
export function serveLegal(router: Router, { database }: PlatformDeps): void {
  serve(router, calls.getLegalGaps, async () => ok(await readLegalGaps(database)));
}
