import { DomainError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/sign-in/connected-providers.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findConnections, type LabelOf, removeConnection } from './connection-store.ts';
import { labelIn, type ProviderSettings } from './provider-settings.ts';

/** What providers are called in a language, by their names. */
export const labelsIn =
  (providers: readonly ProviderSettings[], language: Language): LabelOf =>
  (name) => {
    const found = providers.find((one) => one.name === name);
    return found === undefined ? null : labelIn(found, language);
  };

/** The other providers that sign a customer in; new ones are connected by a sign-in. */
export function serveConnectedProviders(
  router: Router,
  { database, config }: Pick<PlatformDeps, 'database' | 'config'>,
): void {
  serve(router, calls.getConnectedProviders, async (_, { customerId, lang }) => {
    const labelOf = labelsIn(config.signInProviders, lang);
    const found = await findConnections(database, customerId, labelOf);
    return ok({
      values: found.map(({ connectionId, name, addedAt, lastUsedAt }) => ({
        ...{ connectionId, name, addedAt, lastUsedAt },
      })),
    });
  });

  serve(router, calls.disconnectProvider, async ({ params }, { customerId }) => {
    const isRemoved = await removeConnection(database, customerId, params.connectionId);
    if (!isRemoved) throw new DomainError('NOT_FOUND');
    return { status: 204, body: null };
  });
}
