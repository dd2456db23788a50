import { setTimeout as pause } from 'node:timers/promises';
import { error as errors, type WebDriver, WebElement } from 'selenium-webdriver';
import { findElement, findOption, KINDS, type Kind } from './find-element.ts';

/** What a person does in a browser of any engine: finds things by the names that they show. */

const PATIENCE_MS = 30_000;
const EVERY_MS = 100;

/** A required field of the back office has a star behind its name. */
const patternOf = (name: string | RegExp) =>
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
  async function until<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await attempt().catch((error: unknown) => {
        if (!isPassing(error)) throw error;
        return null;
      });
      if (found !== null) return found;
      if (Date.now() > end) throw new Error(`${what}: not at ${await driver.getCurrentUrl()}`);
      await pause(EVERY_MS);
    }
  }

  /** Finds something that is to be seen, and does something with it. */
  const withElement = (
    kind: Kind,
    name: string | RegExp,
    inside: string,
    act: (element: WebElement) => Promise<void> | void,
  ) =>
    until(`${kind} ${name}`, async () => {
      const found: unknown = await driver.executeScript(
        findElement,
        ...[KINDS[kind], patternOf(name), inside],
      );
      if (!(found instanceof WebElement)) return null;
      await act(found);
      return true;
    });
  const toView = (element: WebElement) =>
    driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);

  return {
    driver,
    visit: (url: string) => driver.get(url),
    /** Waits until the page answers clicks itself. */
    hydrated: () =>
      until('a page that answers', async () =>
        (await driver.executeScript<boolean>(
          "return document.documentElement.hasAttribute('data-hydrated')",
        ))
          ? true
          : null,
      ),
    /** Waits until something inside has the focus, as it gets once it can be filled in. */
    focused: (inside: string) =>
      until(`the focus inside ${inside}`, async () =>
        (await driver.executeScript<boolean>(
          'return document.activeElement.matches(arguments[0])',
          `${inside} :is(input, [role=combobox])`,
        ))
          ? true
          : null,
      ),
    see: (kind: Kind, name: string | RegExp, inside = 'html') =>
      withElement(kind, name, inside, () => undefined),
    click: (kind: Kind, name: string | RegExp, inside = 'html') =>
      withElement(kind, name, inside, async (element) => {
        await toView(element);
        await element.click();
      }),
    /** Types in place of what a field holds. */
    type: (name: string | RegExp, text: string, inside = 'html') =>
      withElement('field', name, inside, async (element) => {
        await toView(element);
        await element.clear();
        await element.sendKeys(text);
      }),
    /** Chooses from a list that the browser itself draws. */
    choose: (name: string | RegExp, option: string, inside = 'html') =>
      withElement('list', name, inside, async (list) => {
        await toView(list);
        const found: unknown = await driver.executeScript(findOption, list, option);
        if (found instanceof WebElement) await found.click();
        else throw new Error(`${name} has no ${option}`);
      }),
    /** What of the page's text matches; waits for it. */
    read: (pattern: RegExp) =>
      until(`${pattern}`, async () => {
        const text = await driver.executeScript<string>(
          "return document.querySelector('main').innerText",
        );
        return pattern.exec(text)?.[0] ?? null;
      }),
    resize: (width: number, height: number) => driver.manage().window().setRect({ width, height }),
  };
}
