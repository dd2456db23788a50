import { forgetOldEmailChanges } from './accounts/email-change.ts';
import { forgetOldResets } from './accounts/password-reset.ts';
import { forgetOldCodes } from './accounts/sign-in-code.ts';
import { deleteOldKeys } from './carts/cart-store.ts';
import { endDrafts, forgetOldDrafts } from './draft-orders/change-draft.ts';
import { forgetOldEvents } from './events/note-event.ts';
import { sweepAttempts } from './kernel/attempts/attempt-store.ts';
import { inTransaction } from './kernel/database/database.ts';
import { forgetOldAnswers } from './kernel/http/idempotent.ts';
import type { PlatformDeps } from './kernel/http/platform-env.ts';
import { EVERY_MINUTE, type Job, recurring } from './kernel/jobs/job-types.ts';
import { forgetOldMails } from './kernel/mail/saved-mails.ts';
import { forgetOldRequests } from './newsletters/newsletter-store.ts';
import { forgetOldLinks } from './orders/order-links.ts';
import { releaseDue } from './reservations/release-due.ts';
import { forgetOldStarts } from './sign-in-providers/sign-ins-under-way.ts';
import { forgetOldPasswordLinks } from './staff/password-links.ts';
import { sweepStaffSessions } from './staff/sessions.ts';
import { sweepVitals } from './web-vitals/vitals-store.ts';

const DAILY = '0 3 * * *';

/** What ends with time: what stores laid aside, and what is remembered for a while alone. */
export function sweepingJobs(deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] {
  const { database, now } = deps;
  return [
    recurring('release-reservations', EVERY_MINUTE, () =>
      inTransaction(database, (tx) => releaseDue(tx, now())),
    ),
    recurring('end-draft-orders', EVERY_MINUTE, () => endDrafts(deps)),
    recurring('sweep-draft-orders', DAILY, () => forgetOldDrafts(deps)),
    recurring('sweep-answers', EVERY_MINUTE, () => forgetOldAnswers(deps)),
    recurring('sweep-presses', EVERY_MINUTE, () => deleteOldKeys(database, now())),
    recurring('sweep-newsletters', EVERY_MINUTE, () => forgetOldRequests(database, now())),
    recurring('sweep-order-links', EVERY_MINUTE, () => forgetOldLinks(database, now())),
    recurring('sweep-password-resets', EVERY_MINUTE, () => forgetOldResets(database, now())),
    recurring('sweep-sign-in-codes', EVERY_MINUTE, () => forgetOldCodes(database, now())),
    recurring('sweep-provider-sign-ins', EVERY_MINUTE, () => forgetOldStarts(database, now())),
    recurring('sweep-email-changes', EVERY_MINUTE, () => forgetOldEmailChanges(database, now())),
    recurring('sweep-attempts', EVERY_MINUTE, () => sweepAttempts(database, now())),
    recurring('sweep-mails', EVERY_MINUTE, () => forgetOldMails(database, now())),
    recurring('sweep-staff-password-links', EVERY_MINUTE, () =>
      forgetOldPasswordLinks(database, now()),
    ),
    recurring('sweep-staff-sessions', EVERY_MINUTE, () => sweepStaffSessions(database, now())),
    recurring('sweep-events', DAILY, () => forgetOldEvents(database, now())),
    recurring('sweep-vitals', DAILY, () => sweepVitals(database, now())),
  ];
}
