import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { readBudget, slowFiles } from '../../src/launch/test-times.ts';

const root = new URL('../..', import.meta.url).pathname;

const TESTS = [
  '{app,src,deploy}/**/*.test.{ts,tsx}',
  'tests/{architecture,contract,support}/**/*.test.ts',
];
/** The storefront's server keeps settings and caches in its modules: each file has them anew. */
const STATEFUL = [
  '{app,src/session,src/gateway}/**/*.test.{ts,tsx}',
  'src/**/*.server.test.ts',
  // It stands something else in for such modules, which another file may have read before.
  'tests/contract/quiet-failures.test.ts',
];

/** Files that the fast run leaves out. */
const LEFT_OUT = process.env.TEST_FAST === '1' ? slowFiles(readBudget()) : [];

/** Unit tests beside the code, contract tests of the platform, and what guards the structure. */
export default defineConfig({
  root,
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  define: { __PRODUCT_VERSION__: JSON.stringify('0.0.0') },
  test: {
    setupFiles: ['tests/support/fail-on-console.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than the cores of a small machine: a test waits for its database a quarter of its time.
    maxWorkers: 3,
    restoreMocks: true,
    expect: { requireAssertions: true },
    // Tags are ids of the ledger: `npm run requirements` names one that it does not have.
    strictTags: false,
    unstubEnvs: true,
    // Platforms in a test hash passwords quickly; programs on their own take all the time.
    env: { QUICK_PASSWORDS: '1' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: TESTS,
          exclude: [...STATEFUL, ...LEFT_OUT],
          globalSetup: ['src/platform/kernel/database/test-server.ts'],
          // Files of one worker read what they import once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: STATEFUL, exclude: LEFT_OUT } },
    ],
  },
});
