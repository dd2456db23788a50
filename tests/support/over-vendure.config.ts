import { defineConfig } from '@playwright/test';
import ours from './playwright.config.ts';

// What the demo of the bridge makes first (`bridges/vendure/demo`).
process.env.DRESS_ID = '1';
process.env.DRESSES_ID = '2';

/** The journeys that ask for nothing but what the bridge to Vendure declares: `npm run prove:journeys` there. */
export default defineConfig({
  ...ours,
  globalSetup: './start-over-vendure.ts',
  grep: /@any-platform/,
  retries: 0,
  reporter: 'list',
  projects: (ours.projects ?? []).filter(({ name }) => name === 'shopping'),
});
