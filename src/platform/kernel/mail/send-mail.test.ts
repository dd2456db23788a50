import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEALING } from '../../../../tests/support/identity-server.ts';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { inTransaction } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { openSmtp } from './mail-transport.ts';
import { saveMail } from './save-mail.ts';
import { FORGOTTEN, forgetMailsTo, forgetOldMails, openMail } from './saved-mails.ts';
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
  sealing: SEALING,
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
  inTransaction(db.database, (tx) => saveMail(tx, { ...MAIL, about }));

async function prepared() {
  const { database } = db;
  const log = { error: () => undefined, warn: () => undefined };
  const sender = { brandName: 'Vitrine', brandHost: 'vitrine.example' };
  const transport = openSmtp(server.url, sender);
  const jobs = createJobs({ database, log }, [
    sendMail({ database, now: () => NOW, config: { sealing: SEALING }, transport }),
  ]);
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

const SECRET = {
  ...MAIL.content,
  blocks: [
    { kind: 'link', label: 'Suivre', url: 'http://localhost:3000/fr-fr/x?a=1&token=T0K3N-abc' },
    { kind: 'lines', title: 'Code', lines: ['246810'], isSecret: true },
  ],
} as const;
const keepSecret = (about: string) =>
  inTransaction(db.database, (tx) => saveMail(tx, { ...MAIL, content: SECRET, about }));
const rows = () => db.database.select().from(mails);

test('a mail goes out with its link and PIN, and neither is readable in the database, before or after', async () => {
  const jobs = await prepared();
  await keepSecret('V2');
  const [waiting] = await rows();
  expect(JSON.stringify(waiting)).not.toMatch(/T0K3N|246810/);
  expect(waiting && openMail(SEALING, waiting).text).toContain('token=T0K3N-abc');
  await jobs.runNow();
  const [message = ''] = server.taken;
  expect(message).toContain('T0K3N-abc');
  expect(message).toContain('246810');
  const [sent] = await rows();
  expect(sent).toMatchObject({ sentAt: NOW, sealed: null, recipient: MAIL.recipient });
  expect(sent?.text).toContain('http://localhost:3000/fr-fr/x?a=1&token=••••');
  expect(JSON.stringify(sent)).not.toMatch(/T0K3N|246810/);
});

test('a mail is forgotten after ninety days, and is not written again', async () => {
  const jobs = await prepared();
  await keepSecret('V3');
  await forgetOldMails(db.database, new Date(NOW.getTime() + 89 * 86_400_000));
  expect(await rows()).toMatchObject([{ recipient: MAIL.recipient, sealed: expect.any(String) }]);
  await forgetOldMails(db.database, new Date(NOW.getTime() + 91 * 86_400_000));
  expect(await rows()).toMatchObject([FORGOTTEN]);
  expect(await keepSecret('V3')).toBe(false);
  await jobs.runNow();
  expect(server.taken).toEqual([]);
});

test('mails to a deleted account are forgotten: what was sent now, what waits once it went out', async () => {
  const jobs = await prepared();
  await keep('V4');
  await jobs.runNow();
  await keepSecret('V5');
  await inTransaction(db.database, (tx) =>
    forgetMailsTo(tx, MAIL.recipient, { waits: true, now: NOW }),
  );
  const byAbout = async (about: string) => (await rows()).find((mail) => mail.about === about);
  expect(await byAbout('V4')).toMatchObject(FORGOTTEN);
  expect(await byAbout('V5')).toMatchObject({ recipient: MAIL.recipient });
  await jobs.runNow();
  expect(server.taken).toHaveLength(2);
  expect(await byAbout('V5')).toMatchObject({ ...FORGOTTEN, sentAt: NOW });
});
