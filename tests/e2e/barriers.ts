import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody out of a page, by axe (WCAG 2.2 AA). */

type Wanted = {
  /** Selector of the part that is looked at: the whole page without it. */
  inside?: string;
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

/**
 * Marks texts and fields whose colours are judged, and answers how many: of those that are alike up to
 * the root (the cells of a column, the tiles of a list) the first and the last that are seen. Judging
 * all of a long list takes five times as long as every other rule together.
 */
const markColours = (page: Page, inside: string): Promise<number> =>
  page.evaluate((selector) => {
    const own =
      /^(id|for|href|src|srcset|alt|title|name|value|d|aria-(label|describedby|controls)\w*)$/;
    const looks = new WeakMap<Element, string>();
    const lookOf = (element: Element | null): string => {
      if (element === null) return '';
      const known = looks.get(element);
      if (known !== undefined) return known;
      const said = [...element.attributes].filter(({ name }) => !own.test(name));
      const words = said.map(({ name, value }) => `${name}=${value}`).join(' ');
      const look = `${lookOf(element.parentElement)}>${element.tagName} ${words}`;
      looks.set(element, look);
      return look;
    };
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    for (const marked of document.querySelectorAll('[data-colours]')) {
      marked.removeAttribute('data-colours');
    }
    const alike = new Map<string, [Element, Element]>();
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      if (!hasText(element) || !element.checkVisibility()) continue;
      const look = lookOf(element);
      alike.set(look, [alike.get(look)?.[0] ?? element, element]);
    }
    const judged = new Set([...alike.values()].flat());
    for (const element of judged) element.setAttribute('data-colours', '');
    return judged.size;
  }, inside);

async function violationsOf(page: Page, { inside = 'body', hasKnownColours }: Wanted) {
  await layOutAll(page);
  await waitForColours(page);
  const source = await sourceFor(page);
  // Pages have no frames: the other mode opens a window of its own for each answer.
  // What is in order is not written out: it costs as much as looking at it.
  const axe = (axeSource = source) =>
    new AxeBuilder({ page, ...axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  const others = axe().disableRules(['color-contrast']);
  if (inside !== 'body') others.include(inside);
  const { violations } = await others.analyze();
  if (hasKnownColours || (await markColours(page, inside)) === 0) return violations;
  const colours = axe({ axeSource: ';' }).include('[data-colours]').withRules(['color-contrast']);
  return [...violations, ...(await colours.analyze()).violations];
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
