import { eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { newToken } from '../kernel/mail/link-tokens.ts';
import type { MailContent } from '../kernel/mail/mail-content.ts';
import type { MailKind } from '../kernel/mail/mail-kinds.ts';
import { type MailSamples, SAMPLE_TOKEN } from '../kernel/mail/mail-samples.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findLetter, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { newsletterRequests, unsubscribeTokens } from './tables.ts';

/** Asks for a confirmation: the link leads to a page with a button that confirms. */
function confirmationMail(
  { texts: { newsletter }, brandName, shopUrl }: ShopLetter,
  { token, source }: { token: string; source: string },
): MailContent {
  const lead = newsletter.confirmLead(brandName);
  const url = `${shopUrl}/newsletter/confirmation?${new URLSearchParams({ token, source })}`;
  return {
    subject: newsletter.confirmSubject(brandName),
    preview: lead,
    title: newsletter.confirmTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'link', label: newsletter.confirmLink, url },
      { kind: 'text', text: newsletter.notYou },
    ],
  };
}

/** Thanks a new subscriber, and says how to leave. */
function welcomeMail(
  { texts: { newsletter }, brandName, shopUrl }: ShopLetter,
  { token }: { token: string },
): MailContent {
  const lead = newsletter.welcomeLead(brandName);
  const url = `${shopUrl}/unsubscribe?${new URLSearchParams({ token, type: 'NEWS' })}`;
  return {
    subject: newsletter.welcomeSubject(brandName),
    preview: lead,
    title: newsletter.welcomeTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'text', text: newsletter.leaveLead },
      { kind: 'link', label: newsletter.leaveLink, url },
    ],
  };
}

const signed = ({ texts, brandName }: ShopLetter, content: MailContent) => ({
  ...{ content, signature: texts.newsletter.signature(brandName) },
});

/** What both say, to nobody. */
export const NEWSLETTER_MAIL_SAMPLES: MailSamples<unknown> = {
  newsletter: [
    (letter) => signed(letter, confirmationMail(letter, { token: SAMPLE_TOKEN, source: '' })),
  ],
  welcome: [(letter) => signed(letter, welcomeMail(letter, { token: SAMPLE_TOKEN }))],
};

/** Their key is the id of a request. */
export const WRITE_NEWSLETTER_MAIL = 'write-newsletter-mail';
export const WRITE_WELCOME_MAIL = 'write-welcome-mail';

type Request = typeof newsletterRequests.$inferSelect;

type Letter = {
  name: string;
  kind: MailKind;
  compose: (letter: ShopLetter, request: Request, token: string) => MailContent;
  /** Notes the token of a mail that stands. */
  note: (tx: Transaction, request: Request, tokenHash: string, now: Date) => Promise<unknown>;
};

const isOf = ({ requestId }: Pick<Request, 'requestId'>) =>
  eq(newsletterRequests.requestId, requestId);

const LETTERS: readonly Letter[] = [
  {
    name: WRITE_NEWSLETTER_MAIL,
    kind: 'newsletter',
    compose: (letter, { source }, token) => confirmationMail(letter, { token, source }),
    note: (tx, request, tokenHash) =>
      tx.update(newsletterRequests).set({ tokenHash }).where(isOf(request)),
  },
  {
    name: WRITE_WELCOME_MAIL,
    kind: 'welcome',
    compose: (letter, _, token) => welcomeMail(letter, { token }),
    note: (tx, { email }, tokenHash, now) =>
      tx.insert(unsubscribeTokens).values({ tokenHash, email, createdAt: now }),
  },
];

/** Asks an e-mail for its confirmation, and thanks it once it confirmed. */
export function newsletterMailJobs({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job[] {
  const write = async (tx: Transaction, requestId: string, { kind, compose, note }: Letter) => {
    const [request] = await tx.select().from(newsletterRequests).where(isOf({ requestId }));
    const domain = request && (await findWebDomainByStoreId(tx, request.store));
    if (!request || !domain) return;
    const letter = await findLetter(tx, domain.domain, config);
    const { lang, texts } = letter;
    const { token, tokenHash } = newToken();
    const isKept = await saveMail(tx, {
      ...{ kind, lang },
      about: requestId,
      recipient: request.email,
      content: compose(letter, request, token),
      frame: letter.frame(texts.newsletter.signature(config.brandName)),
      sealing: config.sealing,
      now: now(),
    });
    // A second run writes no mail: the token of the first one counts.
    if (isKept) await note(tx, request, tokenHash, now());
  };
  return LETTERS.map((letter) => ({
    name: letter.name,
    run: async (requestId) => {
      await inTransaction(database, (tx) => write(tx, requestId, letter));
      return undefined;
    },
  }));
}
