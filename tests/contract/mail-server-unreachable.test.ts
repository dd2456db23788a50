import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { openSmtp } from '#src/platform/kernel/mail/mail-transport.ts';
import { saveMail } from '#src/platform/kernel/mail/save-mail.ts';
import { sendMail } from '#src/platform/kernel/mail/send-mail.job.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import {
  isRemote,
  runJobs,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

let platform: TestPlatform;
let server: MailServer;
beforeEach(async () => {
  platform = await startTestPlatform();
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await platform.stop();
});

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const MAILS = ['V1', 'V2', 'V3'];

test.skipIf(isRemote)(
  'ten minutes without a mail server lose no mail, send none twice, and do not flood it',
  async () => {
    const { database, clock, config } = platform.inside;
    const sender = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
    const transport = openSmtp(server.url, sender);
    const log = { error: () => undefined, warn: () => undefined };
    const jobs = createJobs({ database, log }, [
      sendMail({ database, now: clock.now, config, transport }),
    ]);
    const frame = {
      lang: 'fr',
      brandName: 'Vitrine',
      shopUrl: 'http://localhost:3000',
      signature: '',
    };
    const content = { subject: 'Votre commande', preview: '', title: 'Merci', blocks: [] };
    for (const about of MAILS) {
      await inTransaction(database, (tx) =>
        saveMail(tx, {
          ...{ kind: 'order', about, lang: 'fr', content, frame },
          recipient: `${about}@example.org`,
          sealing: config.sealing,
          now: clock.now(),
        }),
      );
    }
    /** The queue's own clock brings each next try. */
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 5 * SECOND_MS) {
        clock.advance(5 * SECOND_MS);
        await runJobs(database, clock, jobs);
      }
    };

    server.refuse(true);
    await pass(10 * MINUTE_MS);
    expect(server.taken).toEqual([]);
    const tries = server.refusals() / MAILS.length;
    expect(tries).toBeGreaterThan(3);
    // Twice as long after each try: 3 s, 6 s, … 384 s.
    expect(tries).toBeLessThanOrEqual(9);

    server.refuse(false);
    await pass(10 * MINUTE_MS);
    const recipients = server.taken.map((message) => /^To: (\S+)@/m.exec(message)?.[1]);
    expect(recipients.sort()).toEqual(MAILS);
    const kept = await database.select().from(mails);
    expect(kept.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  },
);
