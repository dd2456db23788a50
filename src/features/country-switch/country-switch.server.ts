import {
  type PagePaths,
  type PageReference,
  pathsOfPage,
} from '#src/domain/content/page-elsewhere.ts';
import { getPageName } from '#src/gateway/catalogue.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** The same in every shop. */
const readPageName = cachedRead('page-name', CONTENT_RULE, getPageName, (_, kind, id) =>
  JSON.stringify([kind, id]),
);

/** Where a product or family stands in each shop; nowhere when nobody shows it. */
export async function readPathsElsewhere(
  call: CallContext,
  { kind, id }: PageReference,
): Promise<PagePaths> {
  const { values } = await readPageName(call, kind, id);
  const [name] = values;
  return name === undefined ? {} : pathsOfPage(kind, name);
}
