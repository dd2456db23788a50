import { settled } from '../../support/known-browser.ts';
import { startBoth } from '../../support/start-programs.ts';
import { BREAKING, talkTo } from '../../support/test-ports.ts';
import { test as base, expect } from '../shop-test.ts';

/** Both programs, started once for all tests of the project, on a fresh database. */
type Programs = { programs: undefined };

const START_BUDGET_MS = 240_000;

/** A test that breaks the platform for everybody: nobody else uses this one. */
export const test = base.extend<object, Programs>({
  programs: [
    async ({ browserName: _ }, use) => {
      const stop = await startBoth({
        ...{ hasDiagnostics: true, place: BREAKING },
        // What they see of a call that takes too long is tested.
        settings: { PLATFORM_PATIENCE: '1' },
      });
      talkTo(BREAKING);
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: BREAKING.storefrontUrl,
  storageState: settled(BREAKING.storefrontUrl),
});

export { expect };
