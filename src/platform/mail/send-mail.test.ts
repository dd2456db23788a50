import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { keepMail } from './keep-mail.ts';
import { openSmtp } from './mail-transport.ts';
import { sendMail } from './send-mail.job.ts';
import { mails } from './tables.ts';

/** A mail server on a loopback port, which refuses while it is told to. */
async function startMailServer() {
  const taken: string[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(isRefusing ? new Error('come back later') : null),
    onData: (stream, _session, done) => {
      let message = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        message += part;
      });
      stream.on('end', () => {
        taken.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    refuse: (refuses: boolean) => {
      isRefusing = refuses;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const NOW = new Date('2026-06-30T12:00:00Z');
const MAIL = {
  kind: 'order',
  recipient: 'claire@example.org',
  lang: 'fr',
  content: {
    subject: 'Votre commande V1',
    preview: '',
    title: 'Merci <Claire>',
    blocks: [{ kind: 'text', text: 'Fêtes & cadeaux' }],
  },
  frame: {
    lang: 'fr',
    brandName: 'Vitrine',
    shopUrl: 'http://localhost:3000/fr-fr',
    signature: '',
  },
  now: NOW,
} as const;

let db: TestDatabase;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  db = await createTestDatabase();
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await db.drop();
});

const keep = (about: string) =>
  inTransaction(db.database, (tx) => keepMail(tx, { ...MAIL, about }));

async function prepared() {
  const { database } = db;
  const failures: unknown[] = [];
  const log = { error: (about: unknown) => failures.push(about), warn: () => undefined };
  const sender = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
  const transport = openSmtp(server.url, sender);
  const jobs = createJobs({ database, log }, [sendMail({ database, now: () => NOW, transport })]);
  await jobs.prepare();
  return { jobs, failures };
}

/** What waits for its next try is due at once. */
const hurry = () =>
  db.database.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);

test('a mail is handed over once, however often it is written or sent', async () => {
  const { jobs } = await prepared();
  await keep('V1');
  await keep('V1');
  await jobs.runNow();
  await jobs.runNow();
  expect(server.taken).toHaveLength(1);
  const [message = ''] = server.taken;
  const [kept] = await db.database.select().from(mails);
  expect(kept?.sentAt).toEqual(NOW);
  expect(message).toContain(`Message-ID: <${kept?.mailId}@vitrine.example>`);
  expect(message).toContain('From: Vitrine <no-reply@vitrine.example>');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(kept?.html).toContain('Merci &lt;Claire&gt;');
  expect(kept?.text).toContain('Fêtes & cadeaux');
});

test('a mail server that is away loses no mail and gets none twice', async () => {
  const { jobs, failures } = await prepared();
  server.refuse(true);
  await keep('V1');
  await keep('V2');
  await jobs.runNow();
  await hurry();
  await jobs.runNow();
  expect(failures).toHaveLength(4);
  expect(server.taken).toEqual([]);
  server.refuse(false);
  await hurry();
  await jobs.runNow();
  await hurry();
  await jobs.runNow();
  expect(server.taken).toHaveLength(2);
});
