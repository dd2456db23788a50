import { parseArgs } from 'node:util';
import { emailText } from '#src/domain/wire/request-parts.ts';
import { createClock, readConfig } from '../config.ts';
import { inTransaction } from '../kernel/database/database.ts';
import { sayDatabaseError } from '../kernel/database/database-errors.ts';
import { startDatabase } from '../kernel/database/start-database.ts';
import { newToken } from '../kernel/mail/link-tokens.ts';
import { invitationUrl } from './invitation-mail.job.ts';
import { inviteOwner } from './invite-owner.ts';
import { seedRoles } from './roles.ts';

const HOW = 'npm run platform:staff -- owner@example.org';
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** `npm run platform:staff`: invites an owner of all shops; the link is printed, this once. */
async function makeOwner(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const email = emailText.safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) throw new Error(`Say whom: ${HOW}`);
  const config = readConfig(process.env);
  const { jobs: database, stop } = await startDatabase({ config, log: say });
  try {
    const { token, tokenHash } = newToken();
    const now = createClock(config)();
    await inTransaction(database, async (tx) => {
      await seedRoles(tx);
      await inviteOwner(tx, { email: email.data.toLowerCase(), tokenHash }, now);
    });
    say(`${email.data} chooses a password here, once, within 7 days:`);
    say(`  ${invitationUrl(config.backOfficeOrigin, token)}`);
  } finally {
    await stop();
  }
}

makeOwner().catch((error: unknown) => {
  const said = sayDatabaseError(error);
  if (said !== null) say(`Nobody was invited: ${said}.`);
  else say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
