import { callsOf, type SeenCall } from '../support/inspection.ts';
import type { Shopper } from './shopper.ts';

/** A form of the account: what is typed into it, and what the platform is sent. */

export const box = ({ main, say }: Shopper, english: string) =>
  main.getByRole('textbox', { name: say(english), exact: true });

/** What the platform was sent by a browser, by method and path; the latest last. */
async function sent(shopper: Shopper, line: string): Promise<SeenCall[]> {
  const calls = await callsOf(await shopper.sessionId());
  return calls.filter(({ method, path }) => `${method} ${path}` === line);
}

export const bodyOf = async (shopper: Shopper, line: string) =>
  (await sent(shopper, line)).at(-1)?.body;
