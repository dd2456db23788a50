import { setTimeout as pause } from 'node:timers/promises';
import { error as errors, type WebDriver, WebElement } from 'selenium-webdriver';

/** What a person does in a browser of any engine: finds things by the names that they show. */

const PATIENCE_MS = 30_000;
const EVERY_MS = 150;

/** What is looked for, and the elements that can be it. */
const KINDS = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea',
  choice: 'input[type=radio], input[type=checkbox], [role=radio]',
  heading: 'h1, h2, h3',
} as const;
type Kind = keyof typeof KINDS;

/**
 * Runs in the page: the nth visible element of a kind whose name matches; for a choice that only its
 * label shows, the label.
 */
const FIND = `
  const [selector, source, inside, nth] = arguments;
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const named = (element) => {
    const said = element.getAttribute('aria-label');
    if (said !== null) return words(said);
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return words(by.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
    const label = element.labels?.[0];
    return words(label ? label.textContent : element.value && element.type === 'submit' ? element.value : element.textContent);
  };
  const pattern = new RegExp(source);
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const roots = inside === null ? [document] : [...document.querySelectorAll(inside)];
  const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(
    (element) => isSeen(element) && pattern.test(named(element)),
  )[nth];
  if (found === undefined) return null;
  return found.matches('input[type=radio], input[type=checkbox]') ? (found.closest('label') ?? found.labels?.[0] ?? found) : found;
`;

type Place = { inside?: string; nth?: number };

/** A required field of the back office has a star behind its name. */
const exactly = (name: string | RegExp) =>
  typeof name === 'string'
    ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`
    : name.source;

/** A page that is drawn again takes its elements away. */
const isPassing = (error: unknown) =>
  error instanceof errors.StaleElementReferenceError ||
  error instanceof errors.ElementClickInterceptedError ||
  error instanceof errors.ElementNotInteractableError ||
  error instanceof errors.JavascriptError;

export type Visitor = ReturnType<typeof visitorOn>;

export function visitorOn(driver: WebDriver) {
  /** Tries until something comes of it. */
  async function until<T>(
    what: string,
    attempt: () => Promise<T | null | undefined | false>,
  ): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await attempt().catch((error: unknown) => {
        if (!isPassing(error)) throw error;
        return null;
      });
      if (found !== null && found !== undefined && found !== false) return found;
      if (Date.now() > end) {
        throw new Error(`${what}: not at ${await driver.getCurrentUrl()}`);
      }
      await pause(EVERY_MS);
    }
  }

  async function find(kind: Kind, name: string | RegExp, { inside, nth = 0 }: Place) {
    const args = [KINDS[kind], exactly(name), inside ?? null, nth];
    const found: unknown = await driver.executeScript(FIND, ...args);
    return found instanceof WebElement ? found : null;
  }
  const toView = (element: WebElement) =>
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);

  return {
    driver,
    async visit(url: string) {
      await driver.get(url);
    },
    /** Waits until the page answers clicks itself. */
    hydrated: () =>
      until('a page that answers', () =>
        driver.executeScript<boolean>(
          "return document.documentElement.hasAttribute('data-hydrated')",
        ),
      ),
    see: (kind: Kind, name: string | RegExp, place: Place = {}) =>
      until(`${kind} ${name}`, () => find(kind, name, place)),
    async click(kind: Kind, name: string | RegExp, place: Place = {}) {
      await until(`${kind} ${name}`, async () => {
        const element = await find(kind, name, place);
        if (element === null) return false;
        await toView(element);
        await element.click();
        return true;
      });
    },
    async type(name: string | RegExp, text: string, place: Place = {}) {
      await until(`field ${name}`, async () => {
        const element = await find('field', name, place);
        if (element === null) return false;
        await toView(element);
        await element.clear();
        await element.sendKeys(text);
        return true;
      });
    },
  };
}
