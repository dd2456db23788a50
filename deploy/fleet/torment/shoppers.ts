import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, chromium, request } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import { createCustomer } from '../../../tests/support/customers.ts';
import { type Around, buy } from '../../../tests/support/purchases/buy.ts';
import {
  type RecordedPurchase,
  recordPurchase,
} from '../../../tests/support/purchases/recorded-purchase.ts';

/** Shoppers who buy, two a second, whatever happens, and what they see of it. */

const SHOPPERS = 10;
const BEGIN_EVERY_MS = 500;
/** A shopper tries a step that failed again, and gives up after this long. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 500;
/** One answer; a host that was cut off gives none. */
const ANSWER_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** A visitor who sees nothing for so long loads the page again. */
const PAGE_MS = 5_000;
/** So does the page of Chromium that says that the connection failed, by itself. */
const RELOADS_AFTER_MS = [1_000, 5_000];

type Seen = { at: number; what: string };

export type Crowd = {
  /** Instants at which an order was confirmed to its shopper, with its cart. */
  orders: { at: number; cartId: string }[];
  /** Steps that failed and were tried again. */
  errors: Seen[];
  /** Purchases that were given up. */
  givenUp: Seen[];
  /** Instants at which a page was there, and those at which one was not. */
  pages: number[];
  lostPages: Seen[];
  /** Instants at which a page was loaded again because nothing came. */
  reloads: { at: number }[];
  /** Is told of each step of each purchase before it is taken. */
  watch(onStep: (step: string) => Promise<void>): void;
  /** Waits until nobody is buying; answers when that was, and lets them go on. */
  rest(): Promise<Date>;
  stop(): Promise<void>;
};

const timed = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(2 * ANSWER_MS).then(() => {
      throw new Error('no answer');
    }),
  ]);

async function record(shop: string): Promise<RecordedPurchase> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return await recordPurchase(browser, shop);
  } finally {
    await browser.close();
  }
}

/** What a shopper would see of it, without what is different each time. */
function sentence(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const code = /"([A-Z_]+) [0-9a-f-]{36}/.exec(line)?.[1];
  const [said = ''] = line.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').split(/: [{<]/);
  return `${said}${code === undefined ? '' : ` ${code}`}`;
}

/** The status of a page once it is there; loaded again where there is no answer, as browsers do. */
async function look(url: string, onReload: () => void): Promise<number> {
  for (const wait of RELOADS_AFTER_MS) {
    try {
      return await loadOnce(url);
    } catch {
      await pause(wait);
      onReload();
    }
  }
  return loadOnce(url);
}

async function loadOnce(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PAGE_MS) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Shoppers buy, and a visitor looks at these paths again and again. */
export async function startCrowd(shop: string, paths: readonly string[]): Promise<Crowd> {
  const calls = await record(shop);
  const free: APIRequestContext[] = [];
  // One after the other: a password costs a core.
  for (let count = 0; count < SHOPPERS; count += 1) {
    const shopper = await request.newContext({ baseURL: shop, timeout: ANSWER_MS });
    await createCustomer(shopper, 'fr-fr');
    free.push(shopper);
  }
  let isOpen = true;
  let isResting = false;
  let onStep: (step: string) => Promise<void> = async () => undefined;
  const crowd: Pick<Crowd, 'orders' | 'errors' | 'givenUp' | 'pages' | 'lostPages' | 'reloads'> = {
    orders: [],
    errors: [],
    givenUp: [],
    pages: [],
    lostPages: [],
    reloads: [],
  };

  const insist: Around = async (step, take) => {
    await onStep(step);
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await timed(take());
      } catch (error) {
        crowd.errors.push({ at: Date.now(), what: `${step}: ${sentence(error)}` });
        if (Date.now() > until) throw error;
        await pause(RETRY_MS);
      }
    }
  };
  const purchases = new Set<Promise<void>>();
  const purchase = async (shopper: APIRequestContext) => {
    try {
      const cartId = await buy(shopper, calls, insist);
      crowd.orders.push({ at: Date.now(), cartId });
    } catch (error) {
      crowd.givenUp.push({ at: Date.now(), what: sentence(error) });
    }
    free.push(shopper);
  };
  const sell = async () => {
    while (isOpen) {
      const shopper = isResting ? undefined : free.shift();
      if (shopper !== undefined) {
        const bought = purchase(shopper).finally(() => purchases.delete(bought));
        purchases.add(bought);
      }
      await pause(BEGIN_EVERY_MS);
    }
    await Promise.all(purchases);
  };
  const visit = async () => {
    for (let turn = 0; isOpen; turn += 1) {
      const path = paths[turn % paths.length] ?? '';
      const at = Date.now();
      try {
        const status = await look(shop + path, () => crowd.reloads.push({ at: Date.now() }));
        if (status >= 400) throw new Error(`answered ${status}`);
        crowd.pages.push(Date.now());
      } catch (error) {
        crowd.lostPages.push({ at, what: `${path} ${sentence(error)}` });
      }
      await pause(LOOK_EVERY_MS);
    }
  };
  const ended = Promise.all([sell(), visit()]);
  return {
    ...crowd,
    watch: (told) => {
      onStep = told;
    },
    rest: async () => {
      isResting = true;
      await Promise.all(purchases);
      const at = new Date();
      // So that nothing that comes afterwards is of the same instant.
      await pause(2 * BEGIN_EVERY_MS);
      isResting = false;
      return at;
    },
    stop: async () => {
      isOpen = false;
      await ended;
      await Promise.all(free.map((shopper) => shopper.dispose()));
    },
  };
}
