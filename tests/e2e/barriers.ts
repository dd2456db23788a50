import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody out of a page, by axe (WCAG 2.2 AA). */

type Wanted = {
  /** Selector of the part that is looked at: the whole page without it. */
  inside?: string;
  /** Rules to judge by: all without it. */
  rules?: readonly string[];
  /** Whether colours were judged at another width: that takes most of a look. */
  hasKnownColours?: boolean;
  /** Rules whose findings count, of whatever weight. */
  always?: readonly string[];
};

/** Lays out what is far below, too (decision 078): until then its colours stay what they were. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Colours that change with the scheme fade, and what inherits one fades after it: what is judged is
 * what all of them come to.
 */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    let ending: Animation[];
    do {
      await frame();
      await frame();
      ending = document.getAnimations().filter(isEnding);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    } while (ending.length > 0);
  });
}

/** Nothing for a page that has axe already: reading it again takes half as long as a look. */
async function sourceFor(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => 'axe' in globalThis)) ? { axeSource: ';' } : {};
}

async function violationsOf(page: Page, { inside, rules, hasKnownColours }: Wanted) {
  await layOutAll(page);
  await waitForColours(page);
  // Pages have no frames: the other mode opens a window of its own for each answer.
  // What is in order is not written out: it costs as much as looking at it.
  const axe = new AxeBuilder({ page, ...(await sourceFor(page)) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (inside !== undefined) axe.include(inside);
  if (rules) axe.withRules([...rules]);
  if (hasKnownColours) axe.disableRules(['color-contrast']);
  return (await axe.analyze()).violations;
}

const lineOf = (id: string, html: string) => `${id}: ${html.slice(0, 160)}`;

/** Findings of every weight, by rule and element. */
export async function imperfections(page: Page, wanted: Wanted = {}): Promise<string[]> {
  const found = await violationsOf(page, wanted);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => lineOf(id, html)));
}

/** Findings that keep somebody out: serious and critical ones, by rule and element. */
export async function barriers(page: Page, wanted: Wanted = {}): Promise<string[]> {
  const found = await violationsOf(page, wanted);
  return found
    .filter(
      ({ id, impact }) =>
        impact === 'serious' || impact === 'critical' || wanted.always?.includes(id),
    )
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => lineOf(id, html)));
}
