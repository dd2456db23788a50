import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { inTransaction } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { keepMail } from './keep-mail.ts';
import { openSmtp } from './mail-transport.ts';
import { sendMail } from './send-mail.job.ts';
import { mails } from './tables.ts';

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
let server: MailServer;
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
  const log = { error: () => undefined, warn: () => undefined };
  const sender = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
  const transport = openSmtp(server.url, sender);
  const jobs = createJobs({ database, log }, [sendMail({ database, now: () => NOW, transport })]);
  await jobs.prepare();
  return jobs;
}

test('a mail is handed over once, however often it is written or sent', async () => {
  const jobs = await prepared();
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
