/** What a form without script may come to, in the URL of the page that says so. */
export const CLAIM_PROBLEMS = ['ORDER_CLAIM_UNKNOWN', 'TOO_MANY_REQUESTS'] as const;
export const DECLARATION_PROBLEMS = [
  'NONE_CHOSEN',
  'WITHDRAWAL_NOT_POSSIBLE',
  'TOO_MANY_REQUESTS',
] as const;
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number];
export type DeclarationProblem = (typeof DECLARATION_PROBLEMS)[number];
