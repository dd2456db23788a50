import { forgetOldEmailChanges } from './accounts/email-change.ts';
import { forgetOldResets } from './accounts/password-reset.ts';
import { sweepAttempts } from './attempts/attempt-store.ts';
import { forgetOldPresses } from './carts/presses.ts';
import { inTransaction } from './database/database.ts';
import { forgetOldAnswers } from './http/idempotent.ts';
import type { PlatformDeps } from './http/platform-env.ts';
import { type Job, recurring } from './jobs/job-types.ts';
import { forgetOldMails } from './mail/kept-mails.ts';
import { forgetOldRequests } from './newsletters/newsletter-store.ts';
import { forgetOldLinks } from './orders/order-links.ts';
import { releaseDue } from './reservations/release-due.ts';
import { sweepVitals } from './web-vitals/vitals-store.ts';

const RELEASE_EVERY_SECONDS = 10;
const SWEEP_EVERY_SECONDS = 60;
const DAILY_SECONDS = 86_400;

/** What ends with time: what stores laid aside, and what is remembered for a while alone. */
export function sweepingJobs(deps: Pick<PlatformDeps, 'database' | 'now'>): Job[] {
  const { database, now } = deps;
  return [
    recurring('release-reservations', RELEASE_EVERY_SECONDS, () =>
      inTransaction(database, (tx) => releaseDue(tx, now())),
    ),
    recurring('sweep-answers', SWEEP_EVERY_SECONDS, () => forgetOldAnswers(deps)),
    recurring('sweep-presses', SWEEP_EVERY_SECONDS, () => forgetOldPresses(database, now())),
    recurring('sweep-newsletters', SWEEP_EVERY_SECONDS, () => forgetOldRequests(database, now())),
    recurring('sweep-order-links', SWEEP_EVERY_SECONDS, () => forgetOldLinks(database, now())),
    recurring('sweep-password-resets', SWEEP_EVERY_SECONDS, () => forgetOldResets(database, now())),
    recurring('sweep-email-changes', SWEEP_EVERY_SECONDS, () =>
      forgetOldEmailChanges(database, now()),
    ),
    recurring('sweep-attempts', SWEEP_EVERY_SECONDS, () => sweepAttempts(database, now())),
    recurring('sweep-mails', SWEEP_EVERY_SECONDS, () => forgetOldMails(database, now())),
    recurring('sweep-vitals', DAILY_SECONDS, () => sweepVitals(database, now())),
  ];
}
