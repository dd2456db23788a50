import type { Page } from '@playwright/test';
import { isFunctionCall } from './function-calls.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

test('flags of the other countries are pictures of quality 50', {
  tag: ['@IMG-03', '@IMG-04'],
}, async ({ page }) => {
  await page.goto('/en');
  const flags = page.getByRole('contentinfo').locator('img[src*="/flag/"]');
  await expect(flags).toHaveCount(6);
  await flags.first().scrollIntoViewIfNeeded();
  for (const flag of await flags.all()) {
    await expect(flag).toHaveAttribute('src', /\/flag\/[A-Z]{2}\.webp\?w=40&q=50(&again=\d+)?$/);
    await expect
      .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(40);
  }
});

const PAGES = ['', DRESSES, DRESS.path];
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** A page does not know where a screen ends: what lies across it or so near below may be either, px. */
const NEAR = 100;

/** Pictures of a page that lie whole in its first screen, and those that begin below it. */
function picturesByPlace(page: Page) {
  return page.evaluate((near) => {
    const pictures = [...document.images].map((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return { src: image.src, loading: image.loading, top, bottom, left, right, width };
    });
    return {
      above: pictures.filter(
        ({ bottom, left, right, width }) =>
          width > 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
      ),
      below: pictures.filter(({ top }) => top >= innerHeight + near),
    };
  }, NEAR);
}

test('pictures below the first screen load lazily, those in it do not', {
  tag: ['@IMG-05', '@CST-27'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  let seen = 0;
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const path of PAGES) {
      await shopper.open(path);
      const { above, below } = await picturesByPlace(page);
      const where = `${screen.width} ${path}`;
      expect.soft(below.length, where).toBeGreaterThan(0);
      seen += above.length;
      expect
        .soft(
          above.filter(({ loading }) => loading === 'lazy'),
          where,
        )
        .toEqual([]);
      expect
        .soft(
          below.filter(({ loading }) => loading !== 'lazy'),
          where,
        )
        .toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(3);
});

for (const { ahead, screen } of [
  { ahead: 500, screen: { width: 1280, height: 900 } },
  { ahead: 370, screen: { width: 390, height: 844 } },
]) {
  test(`on a screen ${screen.width} px wide, reviews are asked for ${ahead} px before they come into view`, {
    tag: ['@IMG-05', '@CST-27'],
  }, async ({ page }) => {
    await page.setViewportSize(screen);
    const asked: string[] = [];
    page.on('request', (request) => {
      const isReview = isFunctionCall(request.url()) && request.url().includes('fetchReviews');
      if (isReview) asked.push(request.url());
    });
    await shopperOn(page, 'fr-fr').open(DRESS.path);
    /** Scrolls until the reviews begin so far below the screen, and lets observers see it. */
    const bringTo = (distance: number) =>
      page.evaluate(async (wanted) => {
        const place = document.getElementById('reviews');
        const frame = () => new Promise(requestAnimationFrame);
        for (let turn = 0; turn < 10; turn += 1) {
          const { top = 0 } = place?.getBoundingClientRect() ?? {};
          scrollBy({ top: top - innerHeight - wanted, behavior: 'instant' });
          await frame();
        }
        await frame();
        return (place?.getBoundingClientRect().top ?? 0) - innerHeight;
      }, distance);
    expect(Math.round(await bringTo(ahead + 20))).toBe(ahead + 20);
    expect(asked).toEqual([]);
    await bringTo(ahead - 20);
    await expect.poll(() => asked).toHaveLength(1);
  });
}

test('no picture is asked for narrower than 40 px', { tag: ['@IMG-06', '@CST-27'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const requested: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/media/')) requested.push(Number(searchParams.get('w')));
  });
  const offered: number[] = [];
  for (const path of [...PAGES, '/search?q=robe', '/cart', '/stores']) {
    await shopper.open(path);
    const html = await page.content();
    offered.push(
      ...[...html.matchAll(/\/media\/[^"\s]*[?;&]w=(\d+)/g)].map(([, width]) => Number(width)),
    );
  }
  expect(offered.length).toBeGreaterThan(100);
  expect([...offered, ...requested].filter((width) => !(width >= 40))).toEqual([]);
  expect(Math.min(...offered)).toBe(40);
});
