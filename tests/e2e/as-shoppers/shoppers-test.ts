import { waitFor } from '#src/launch/wait-for.ts';
import { settled } from '../../support/known-browser.ts';
import { startBoth } from '../../support/start-programs.ts';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { test as base, expect } from '../shop-test.ts';

/** Both programs, started once for all tests of the project, on a fresh database. */
type Programs = { programs: undefined };

const START_BUDGET_MS = 240_000;

/** A test against the programs as shoppers get them. */
export const test = base.extend<object, Programs>({
  programs: [
    async ({ browserName: _ }, use) => {
      const stop = await startBoth({ hasDiagnostics: false, place: AS_SHOPPERS });
      // Three platforms start beside each other: the first list that one is asked for may come late.
      await waitFor(`${AS_SHOPPERS.storefrontUrl}/en/dresses--plf1200`, START_BUDGET_MS);
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: AS_SHOPPERS.storefrontUrl,
  storageState: settled(AS_SHOPPERS.storefrontUrl),
});

export { expect };
