import type { MessageType } from './message-types.ts';
import type { Subscription } from './newsletter.schema.ts';

/** The four subscriptions of an account, in the order of its page, and what each sends. */
export const SUBSCRIPTION_TYPES = {
  newsletter: 'NEWS',
  'e-ticket': 'TIC',
  invitations: 'INVIT',
  survey: 'SURV',
} as const satisfies Record<string, MessageType>;
export type SubscriptionKind = keyof typeof SUBSCRIPTION_TYPES;

export const SUBSCRIPTION_KINDS = ['newsletter', 'e-ticket', 'invitations', 'survey'] as const;

/** Those that a shop offers: receipts come from stores. */
export const subscriptionKindsOf = ({ hasStores }: { hasStores: boolean }): SubscriptionKind[] =>
  SUBSCRIPTION_KINDS.filter((kind) => hasStores || kind !== 'e-ticket');

/** All four: what is not among `known` is not wanted. */
export function allSubscriptions(known: readonly Subscription[]): Subscription[] {
  return SUBSCRIPTION_KINDS.map((kind) => {
    const type = SUBSCRIPTION_TYPES[kind];
    return { type, optin: known.find((one) => one.type === type)?.optin ?? 'NO' };
  });
}
