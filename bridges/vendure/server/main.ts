import {
  bootstrap,
  EventBus,
  JobQueueService,
  PasswordResetVerifiedEvent,
  SessionService,
} from '@vendure/core';
import { configOf } from './config.ts';

/** Vendure with what the bridge needs of it: `node server/main.ts`. */

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
};

const app = await bootstrap(
  configOf({
    port: Number(process.env.VENDURE_PORT ?? 3002),
    databaseUrl: required('VENDURE_DATABASE_URL'),
    folder: required('VENDURE_FOLDER'),
    superadmin: {
      identifier: required('VENDURE_ADMIN'),
      password: required('VENDURE_ADMIN_PASSWORD'),
    },
  }),
);
// Somebody else may know a password that was forgotten: who signed in with it is out.
app.get(EventBus).registerBlockingEventHandler({
  id: 'vitrine-end-sessions',
  event: PasswordResetVerifiedEvent,
  handler: ({ ctx, user }) => app.get(SessionService).deleteSessionsByUser(ctx, user),
});
await app.get(JobQueueService).start();
process.send?.('listens');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
