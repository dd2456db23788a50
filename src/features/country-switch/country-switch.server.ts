import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { NamedPage } from '#src/domain/content/content.ts';
import {
  type PagePaths,
  type PageReference,
  pathsOfPage,
} from '#src/domain/content/page-elsewhere.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** The same in every shop. */
const readPageName = cachedRead(
  'page-name',
  CONTENT_RULE,
  (commerce, kind: NamedPage, id: string) =>
    commerce.ask(calls.getPageNames, { query: { kind, id } }),
  (_, kind, id) => JSON.stringify([kind, id]),
);

/** The path of a product or family in each shop that shows it. */
export async function readPathsElsewhere(
  commerce: Commerce,
  { kind, id }: PageReference,
): Promise<PagePaths> {
  const { values } = await readPageName(commerce, kind, id);
  const [name] = values;
  return name === undefined ? {} : pathsOfPage(kind, name);
}
