import base from './playwright.config.ts';
const { globalSetup: _g, projects: _p, ...rest } = base;
export default { ...rest, testDir: '../e2e/other-browsers', testMatch: /by-hand\.spec\.ts$/, workers: 1, retries: 0, use: { ...base.use, baseURL: 'http://localhost:3000' }, reporter: [['list']] };
