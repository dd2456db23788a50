import type { Attempt } from '#src/platform/kernel/attempts/attempt-store.ts';
import type { StaffVisitor } from '#src/platform/kernel/http/platform-env.ts';
import { clientGroup } from '#src/process/client-group.ts';

/** As those of customers: of an e-mail, and of a client with any e-mail (T50). */
const SIGN_INS = {
  byEmail: { most: 8, seconds: 15 * 60 },
  byClient: { most: 60, seconds: 15 * 60 },
};
/** All count, so that nobody is flooded with mails (T38). */
const LINKS = { byEmail: { most: 5, seconds: 60 * 60 }, byClient: { most: 40, seconds: 60 * 60 } };

type Client = Pick<StaffVisitor, 'clientAddress'>;

const fromClient = (
  what: string,
  { clientAddress }: Client,
  limit: Attempt['limit'],
): Attempt[] => {
  const who = clientGroup(clientAddress ?? '') ?? clientAddress;
  return who === null ? [] : [{ what, who, limit }];
};

/** Failed sign-ins with an e-mail, in small letters. */
export const signInsWith = (email: string): Attempt => ({
  what: 'staff sign-in',
  who: email,
  limit: SIGN_INS.byEmail,
});

/** Failed sign-ins from where somebody is. */
export const signInsFrom = (client: Client): Attempt[] =>
  fromClient('staff sign-in from', client, SIGN_INS.byClient);

/** Links for a new password: of an e-mail, and from where somebody is. */
export const passwordLinksOf = (email: string, client: Client): Attempt[] => [
  { what: 'staff password link', who: email, limit: LINKS.byEmail },
  ...fromClient('staff password link from', client, LINKS.byClient),
];
