/** Hosts of one provider, which reads the names of its mailboxes without their dots. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * One name for all e-mails that reach one mailbox: without case, without what follows a plus, and
 * without dots where the provider ignores them. To count by, never to write to.
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1);
  const name = typed.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
