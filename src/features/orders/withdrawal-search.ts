import * as v from 'valibot';
import { oneOf, text } from '#src/domain/search-params.ts';

/** How a form that was sent without script went, in the URL of the page that says so. */

export const CLAIM_PROBLEMS = ['ORDER_CLAIM_UNKNOWN', 'TOO_MANY_REQUESTS'] as const;
export const DECLARATION_PROBLEMS = [
  'NONE_CHOSEN',
  'WITHDRAWAL_NOT_POSSIBLE',
  'TOO_MANY_REQUESTS',
] as const;
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number];
export type DeclarationProblem = (typeof DECLARATION_PROBLEMS)[number];

/** Of `/withdrawal`. */
export const claimSearch = v.object({ problem: oneOf(CLAIM_PROBLEMS) });

/** Of `/order-tracking`: which order, and what became of a declaration. */
export const trackingSearch = v.object({
  token: text(/^.{1,200}$/),
  /** The `returnId` of what was declared. */
  declared: text(/^[\w-]{1,40}$/),
  problem: oneOf(DECLARATION_PROBLEMS),
});
