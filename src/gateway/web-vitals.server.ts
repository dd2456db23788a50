import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import * as calls from '#src/domain/measurement/web-vitals.calls.ts';
import type { VitalValues } from '#src/domain/measurement/web-vitals.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** Counts one page load of the shop of the call; values in ms, CLS in thousandths. */
export async function countPageLoad(
  context: CallContext,
  load: { pageKind: PageKind; values: VitalValues },
): Promise<void> {
  await ask(context, calls.countPageLoad, { body: load });
}
