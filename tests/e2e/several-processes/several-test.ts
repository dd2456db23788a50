import { settled } from '../../support/known-browser.ts';
import { type SeveralPrograms, startSeveral } from '../../support/start-several.ts';
import { SEVERAL } from '../../support/test-ports.ts';
import { test as base, expect } from '../shop-test.ts';

const START_BUDGET_MS = 240_000;

/** A test against two storefronts behind a balancer, started once for all tests of the project. */
export const test = base.extend<object, { programs: SeveralPrograms }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const programs = await startSeveral();
      await use(programs);
      await programs.stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: SEVERAL.storefrontUrl,
  storageState: settled(SEVERAL.storefrontUrl),
});

export { expect };
