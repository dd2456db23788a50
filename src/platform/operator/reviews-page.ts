import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { reviews } from '../reviews/tables.ts';
import { operatorPage } from './operator-page.ts';
import { shownInstant } from './shown-instant.ts';

/** What a form of the operator's page sends; `written` says which wording was read. */
export const judgementSchema = z.object({
  reviewId: z.uuid(),
  written: z.iso.datetime(),
  to: z.enum(['shown', 'refused']),
});

type JudgedReview = typeof reviews.$inferSelect;

/** So many are read at a time, and so many decisions can be taken back on the page. */
const WAITING = 50;
const DECIDED = 20;

/** Reviews that wait, the oldest first, how many there are, and the newest that were decided on. */
export async function readReviews(
  db: Queryable,
): Promise<{ total: number; waiting: JudgedReview[]; decided: JudgedReview[] }> {
  const isWaiting = eq(reviews.state, 'waiting');
  const [counted] = await db.select({ total: count() }).from(reviews).where(isWaiting);
  const waiting = await db
    .select()
    .from(reviews)
    .where(isWaiting)
    .orderBy(asc(reviews.writtenAt))
    .limit(WAITING);
  const decided = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.state, ['shown', 'refused']))
    .orderBy(desc(reviews.writtenAt))
    .limit(DECIDED);
  return { total: counted?.total ?? 0, waiting, decided };
}

/**
 * Shows or refuses a review; false when there is no such review any more, or its writer has changed
 * it since it was read.
 */
export async function judgeReview(
  db: Queryable,
  { reviewId, written, to }: z.infer<typeof judgementSchema>,
): Promise<boolean> {
  const judged = await db
    .update(reviews)
    .set({ state: to })
    .where(and(eq(reviews.reviewId, reviewId), eq(reviews.writtenAt, new Date(written))))
    .returning({ reviewId: reviews.reviewId });
  return judged.length === 1;
}

const STYLE = `
  .reviews { list-style: none; padding: 0; }
  .reviews li { padding: 16px 0; border-bottom: 1px solid var(--line); max-width: 70ch; }
  blockquote { margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  form { display: inline; }
`;

const LABELS = { shown: 'Show', refused: 'Refuse' } as const;

function decision({ reviewId, writtenAt, author }: JudgedReview, to: keyof typeof LABELS) {
  return html`<form method="post" action="/reviews">
<input type="hidden" name="reviewId" value="${reviewId}"><input type="hidden" name="written" value="${writtenAt.toISOString()}">
<input type="hidden" name="to" value="${to}">
<button aria-label="${LABELS[to]}, ${author}">${LABELS[to]}</button></form>`;
}

function item(review: JudgedReview) {
  const { rating, fit, author, lang, productId, size, state, text, writtenAt } = review;
  const facts = [
    `${rating} of 5`,
    author,
    lang,
    `product ${productId}`,
    size,
    fit && `fit: ${fit}`,
  ];
  return html`<li><p>${facts.filter(Boolean).join(' · ')} · ${shownInstant(writtenAt)} · <strong>${state}</strong></p>
<blockquote lang="${lang}">${text}</blockquote>
${state === 'shown' ? '' : decision(review, 'shown')} ${state === 'refused' ? '' : decision(review, 'refused')}</li>`;
}

/** Reviews that wait for the shop, and those it has decided on; without any script. */
export function reviewsPage(
  { total, waiting, decided }: Awaited<ReturnType<typeof readReviews>>,
  nonce: string,
) {
  return operatorPage({
    title: 'Reviews',
    nonce,
    style: STYLE,
    body: html`<p>What is shown is read in the shops of its language within five minutes. A review that its writer changes waits again.</p>
<h2>Waiting: ${total}</h2>
${waiting.length === 0 ? html`<p>Nothing waits.</p>` : html`<ul class="reviews">${waiting.map(item)}</ul>`}
<h2>Decided</h2>
${decided.length === 0 ? html`<p>Nothing has been decided yet.</p>` : html`<ul class="reviews">${decided.map(item)}</ul>`}`,
  });
}
