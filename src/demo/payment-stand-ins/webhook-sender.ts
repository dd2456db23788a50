/** How the messages of a stand-in reach the shop; a tester chooses it. */
export const DELIVERIES = ['now', 'late', 'twice', 'reverse', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export type Message = { url: string; init: RequestInit };
export type Post = (url: string, init: RequestInit) => Promise<{ ok: boolean }>;

const LATE_MS = 5_000;
const RETRY_MS = 2_000;
const MAX_ATTEMPTS = 100;

/** Sends messages as a provider would: again until they are taken. */
export function createSender(post: Post) {
  /** What waits for the next message, to be sent after it. */
  let held: Message[] = [];

  async function send({ url, init }: Message, attempt = 1): Promise<void> {
    const isTaken = await post(url, init).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken || attempt >= MAX_ATTEMPTS) return;
    setTimeout(() => void send({ url, init }, attempt + 1), RETRY_MS).unref();
  }

  return {
    /** Resolves once a message that is sent immediately has been answered. */
    async deliver(message: Message, delivery: Delivery): Promise<void> {
      if (delivery === 'never') return;
      if (delivery === 'reverse' && held.length === 0) {
        held.push(message);
        return;
      }
      if (delivery === 'late') {
        setTimeout(() => void send(message), LATE_MS).unref();
        return;
      }
      await send(message);
      if (delivery === 'twice') await send(message);
      const waiting = held.reverse();
      held = [];
      for (const earlier of waiting) await send(earlier);
    },
  };
}
