import { desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { OWN_HOST } from '#src/process/hosts.ts';
import type { Database } from '../database/database.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { openMail } from './saved-mails.ts';
import { mails } from './tables.ts';

/** So many of the newest mails are listed. */
const LISTED = 100;

const INK = PALETTE.ink.light;
const LINE = PALETTE.line.light;
const STYLE = `
  body { margin: 0; background: ${PALETTE.paper.light}; color: ${INK}; font: 16px/1.5 ${TYPEFACES.text.system}; }
  main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 64px; }
  h1 { font: 400 1.75rem/1.2 ${TYPEFACES.display.system}; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid ${LINE}; text-align: left; vertical-align: top; }
  a { color: inherit; }
  iframe { width: 100%; height: 70vh; border: 1px solid ${LINE}; background: ${PALETTE.surface.light}; }
  pre { white-space: pre-wrap; border: 1px solid ${LINE}; padding: 16px; }
`;
/** A mail has styles on its elements and pictures of a storefront; nothing of it runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

type Page = { title: string; content: ReturnType<typeof html> };

const page = ({ title, content }: Page) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body></html>`;

type OutboxDeps = {
  database: Database;
  sealing: Sealing;
  /** Where the demo is reached, besides by names of this machine. */
  origins: readonly string[];
};

/**
 * The outbox for a developer's eyes: every mail that was written, sent or not, with its secrets for
 * as long as no mail server has taken it. It exists beside the demo alone.
 */
export function outboxRoutes({ database, sealing, origins }: OutboxDeps): Hono {
  const app = new Hono();
  const hosts = origins.map((origin) => new URL(origin).host);

  app.use('/outbox/*', async (c, next) => {
    const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase();
    // Another site could point its name to this IP address, and read mails with their secrets.
    if (!OWN_HOST.test(host) && !hosts.includes(host)) return c.body(null, 421);
    await next();
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
  });

  const find = async (c: Context) => {
    const mailId = c.req.param('mailId') ?? '';
    const [mail] = await database.select().from(mails).where(eq(mails.mailId, mailId));
    return mail && openMail(sealing, mail);
  };

  app.get('/outbox', async (c) => {
    const { mailId, kind, recipient, subject, writtenAt, sentAt } = mails;
    const rows = await database
      .select({ mailId, kind, recipient, subject, writtenAt, sentAt })
      .from(mails)
      .orderBy(desc(writtenAt))
      .limit(LISTED);
    const lines = rows.map(
      (mail) => html`<tr><td>${mail.writtenAt.toISOString()}</td>
<td><a href="/outbox/${mail.mailId}">${mail.subject}</a></td><td>${mail.recipient}</td>
<td>${mail.kind}</td><td>${mail.sentAt === null ? 'kept' : 'sent'}</td></tr>`,
    );
    const content = html`<h1>Outbox</h1><table><thead><tr><th>Written</th><th>Subject</th><th>To</th>
<th>About</th><th>State</th></tr></thead><tbody>${lines}</tbody></table>`;
    return c.html(page({ title: 'Outbox', content }));
  });

  app.get('/outbox/:mailId', async (c) => {
    const mail = await find(c);
    if (mail === undefined) return c.notFound();
    const content = html`<p><a href="/outbox">Outbox</a></p><h1>${mail.subject}</h1>
<p>To ${mail.recipient}</p><iframe src="/outbox/${mail.mailId}/html" title="HTML" sandbox></iframe>
<h2>Text</h2><pre>${mail.text}</pre>`;
    return c.html(page({ title: mail.subject, content }));
  });

  app.get('/outbox/:mailId/html', async (c) => {
    const mail = await find(c);
    return mail === undefined ? c.notFound() : c.html(mail.html);
  });

  return app;
}
