import type { Transaction } from '../database/database.ts';
import { type AccountEvent, LINKS, type LinkKind } from './link-rules.ts';

/** Whose links end: a customer, with the e-mail (lower case) that links were asked for by. */
export type LinkOwner = { customerId: string; email: string };

/** Ends all links of one kind that belong to a customer. */
export type EndKind = (tx: Transaction, owner: LinkOwner) => Promise<unknown>;

/** Found out when a link is used, since a sign-in may end in more than one way. */
type Checked = 'askingSignInEnded';
export type EndingEvent = Exclude<AccountEvent, Checked>;

/** Ends every link of a customer that does not survive an event, in the transaction of the event. */
export type EndLinks = (tx: Transaction, event: EndingEvent, owner: LinkOwner) => Promise<void>;

/** Kinds that some event ends: a cell that says so does not compile before there is a way to do it. */
export type EndableKind = {
  [K in LinkKind]: 'ends' extends (typeof LINKS)[K][EndingEvent] ? K : never;
}[LinkKind];

/** Puts together what ends links; each kind is known to the resource that it belongs to. */
export function createEndLinks<K extends EndableKind>(
  ways: Readonly<Record<K, EndKind>>,
): EndLinks {
  return async (tx, event, owner) => {
    for (const kind in ways) {
      if (LINKS[kind][event] === 'ends') await ways[kind](tx, owner);
    }
  };
}
