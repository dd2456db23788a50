import { readFileSync } from 'node:fs';
import { readDocument } from '../support/html.ts';
import { DATA_FOLDER } from '../support/test-ports.ts';
import { wordsOf } from '../support/words.ts';
import { expect, test } from './shop-test.ts';

/** Addresses that lead to nothing, and what is shown in the place of a page. */

const WRONG_FORMS = [
  '/robe-midi--p4001a',
  '/robes--plf-12',
  '/catalog/robes/f-12',
  '/product/robe-midi/5x',
  '/product/abc',
  '/femme/robe-midi-R5x.html',
  '/01/0abc/x',
  '/nope/nope/nope',
  `/robe--p${'1'.repeat(30)}`,
  // No text in any encoding of ours.
  '/%E0%A4%A',
  '/100%25',
];
const UNKNOWN_THINGS = [
  '/robe--p9999999',
  '/x--plf999999',
  '/catalog/x/f999999',
  '/product/9999999999999',
  '/product/x/999999999',
  '/x/y-R999999999.html',
  '/01/09999999999999/x',
  // Longer than any barcode.
  '/robe--p123456789012345',
  '/product/x/123456789012345678',
  '/x/y-R123456789012345.html',
  '/product/12345678901234567890',
  '/01/0123456789012345678/x',
];

test('addresses of a wrong form, and of things that are not there, answer 404', {
  tag: [
    '@RTE-10',
    '@RTE-21',
    '@RTE-22',
    '@RTE-23',
    '@RTE-24',
    '@RTE-67',
    '@GRD-08',
    '@GRD-09',
    '@ERR-24',
  ],
}, async ({ request }) => {
  for (const path of [...WRONG_FORMS, ...UNKNOWN_THINGS]) {
    const answer = await request.get(`/fr-fr${path}`);
    expect.soft(answer.status(), path).toBe(404);
    const { heading } = readDocument(await answer.text());
    expect.soft(heading, path).toBe(wordsOf('fr-fr')('This page has left the collection'));
  }
  for (const path of UNKNOWN_THINGS)
    await expect
      .soft(() => {
        const log = readFileSync(`${DATA_FOLDER}/logs/storefront.log`, 'utf8');
        expect(log).toContain(`Page Not Found: /fr-fr${path}"`);
      })
      .toPass({ timeout: 5_000 });
});

test('the not-found page has a logo, a title, two lines, a search and a way home', {
  tag: ['@LAY-10', '@ERR-17'],
}, async ({ page, missing }) => {
  missing.push(/^404 \/fr-fr\/nope\/nope\/nope$/);
  const say = wordsOf('fr-fr');
  await page.goto('/fr-fr/nope/nope/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Vitrine' }).first()).toBeVisible();
  await expect(page.getByRole('paragraph')).toHaveCount(2);
  const words = page.getByRole('searchbox', { name: say('What are you looking for?') });
  await words.fill('lin');
  await words.press('Enter');
  await expect(page).toHaveURL(/\/fr-fr\/search\?q=lin$/);
  await page.goBack();
  await page.getByRole('link', { name: say('Back to home'), exact: true }).click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
});

test('the incident page answers 503 with a logo and a way home', {
  tag: ['@RTE-32', '@LAY-11'],
}, async ({ page, missing }) => {
  missing.push(/^503 \/fr-fr\/tmp\/error$/);
  const say = wordsOf('fr-fr');
  const answer = await page.goto('/fr-fr/tmp/error');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(
    page.getByRole('heading', { level: 1, name: say('Our shop needs a moment') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vitrine' }).first()).toBeVisible();
  await page.getByRole('link', { name: say('Back to home'), exact: true }).click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
});
