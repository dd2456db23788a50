import { writeFile } from 'node:fs/promises';
import type { OtherBrowser } from '#src/launch/other-browsers.ts';
import { openBrowser, type Way } from '../../support/browsers/open-browser.ts';
import { type Visitor, visitorOn } from '../../support/browsers/visitor.ts';
import { test } from '../shop-test.ts';

/** A journey in a browser of its own; where it fails, its last page is saved as a picture. */
export async function withVisitor(
  name: OtherBrowser,
  way: Way,
  journey: (visitor: Visitor) => Promise<void>,
) {
  test.slow();
  const { driver, close } = await openBrowser(name, way);
  const visitor = visitorOn(driver);
  try {
    await visitor.resize(1280, 1000);
    await journey(visitor);
  } catch (error) {
    const picture = await driver.takeScreenshot();
    await writeFile(test.info().outputPath('page.png'), picture, 'base64');
    throw error;
  } finally {
    await close();
  }
}
