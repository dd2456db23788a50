import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectedProvidersQuery, disconnectProvider } from './connected-providers.functions.ts';
import { SignInWays } from './sign-in-ways.tsx';

/** Other providers that sign the customer in: one is connected by signing in with it. */
export function ConnectedProviders() {
  const { t } = useLingui();
  const { data: connected } = useSuspenseQuery(connectedProvidersQuery);
  // Without one there is nothing to do here; after the last is gone, its heading has the focus.
  const [isShown] = useState(connected.length > 0);
  if (!isShown) return null;
  return (
    <SignInWays
      title={<Trans>Connected providers</Trans>}
      lead={
        <Trans>
          You can sign in here with your account at these providers. If you disconnect one, use a
          code by email, a passkey or your password instead.
        </Trans>
      }
      ways={connected.map(({ connectionId, ...known }) => ({ id: connectionId, ...known }))}
      removal={{
        label: <Trans>Disconnect</Trans>,
        nameFor: (name) => t`Disconnect: ${name}`,
        done: t`The provider is disconnected.`,
        send: (connectionId) => disconnectProvider({ data: { connectionId } }),
      }}
      queryKey={connectedProvidersQuery.queryKey}
    />
  );
}
