import { useRouter } from '@tanstack/react-router';

/** What the script puts on the page: a token that says that a person is there. */
declare global {
  interface Window {
    botCheck?: { token: () => Promise<string> };
  }
}

/** Nobody waits longer than this for a check, in ms. */
const PATIENCE_MS = 1_500;

/** The token of the check; null where there is none, or none in time: a payment goes on. */
export async function botCheckToken(): Promise<string | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const asked = window.botCheck?.token() ?? Promise.resolve(null);
  return Promise.race([asked, late]).catch(() => null);
}

/** The script of the check, on the payment page alone (DOM-27, PAY-16). */
export function BotCheck() {
  const nonce = useRouter().options.ssr?.nonce;
  return <script async src="/api/bot-check.js" nonce={nonce} />;
}
