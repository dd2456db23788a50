import { endEmailChanges } from './accounts/email-change.ts';
import { endPasswordResets } from './accounts/password-reset.ts';
import { endSignInCodes } from './accounts/sign-in-code.ts';
import { endDraftsOf } from './draft-orders/change-draft.ts';
import { createEndLinks, type EndableKind, type EndKind } from './kernel/links/end-links.ts';
import { unshare } from './knowledges/wishlist-share-store.ts';
import { endNewsletterRequests } from './newsletters/newsletter-store.ts';

const WAYS: Readonly<Record<EndableKind, EndKind>> = {
  passwordReset: (tx, { email }) => endPasswordResets(tx, email),
  signInCode: (tx, { email }) => endSignInCodes(tx, email),
  emailChange: (tx, { customerId }) => endEmailChanges(tx, customerId),
  newsletterConfirmation: (tx, { email }) => endNewsletterRequests(tx, email),
  paymentLink: (tx, owner) => endDraftsOf(tx, owner),
  sharedWishlist: (tx, { customerId }) => unshare(tx, customerId),
};

/** Ends the links that an event of an account ends, by the table of links (decision 052). */
export const endLinks = createEndLinks(WAYS);
