import { join } from 'node:path';
import { config } from './config.server.ts';
import { createEndedSessionsFile } from './ended-sessions.server.ts';
import { createProcessState } from './process-state.server.ts';
import type { SharedState } from './shared-state.server.ts';
import { createValkeyState } from './valkey-state.server.ts';

function createSharedState(): SharedState {
  const { dataFolder, environment, valkeyUrl } = config();
  const ended = createEndedSessionsFile(join(dataFolder, 'ended-sessions'), Date.now);
  if (valkeyUrl === undefined) return createProcessState(ended, Date.now);
  return createValkeyState({ url: valkeyUrl, prefix: `vitrine:${environment}:`, ended });
}

let current: SharedState | undefined;

/** What this process shares with the others that are configured as it is. */
export function sharedState(): SharedState {
  current ??= createSharedState();
  return current;
}
