import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { findFirefox, findWebKit, type OtherBrowser } from '#src/launch/other-browsers.ts';
import { openMarionette } from './marionette.ts';

/** Starts a browser that is not Chromium, and speaks WebDriver to it. */

const PATIENCE_MS = 60_000;

export type OpenBrowser = { driver: WebDriver; close(): Promise<void> };

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}

/** Ends a program and those it has started. */
function end({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** `proxy`: the port of one that leads to every host but this machine, over HTTPS. */
export type Way = { proxy?: number };

async function openFirefox({ proxy }: Way): Promise<OpenBrowser> {
  const path = findFirefox();
  if (path === undefined) throw new Error('no Firefox');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    'marionette.port': port,
    'browser.startup.page': 0,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'intl.accept_languages': 'en-GB',
    ...(proxy && {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy,
    }),
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const env = { ...process.env, HOME: profile };
  const program = spawn(path, args, { stdio: 'ignore', detached: true, env });
  const close = async () => {
    end(program);
    await pause(200);
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const marionette = await openMarionette(port, PATIENCE_MS);
    await marionette.send('WebDriver:NewSession', { acceptInsecureCerts: true });
    const session = new Session('firefox', new Capabilities());
    return { driver: new WebDriver(session, marionette), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

const proxyOfWebKit = (port: number) => [
  `--proxy=http://127.0.0.1:${port}`,
  '--ignore-host=localhost',
];

async function openWebKit({ proxy }: Way): Promise<OpenBrowser> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('no WebKit');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['-a', '-s', '-screen 0 1400x1200x24', programs.driver, `--port=${port}`];
  const program = spawn(programs.screen, args, { stdio: 'ignore', detached: true });
  try {
    const until = Date.now() + PATIENCE_MS;
    while (!(await isReady(url))) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not listen');
      await pause(200);
    }
    const capabilities = {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', ...(proxy ? proxyOfWebKit(proxy) : [])],
      },
    };
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const close = async () => {
      await driver.quit().catch(() => undefined);
      end(program);
    };
    return { driver, close };
  } catch (error) {
    end(program);
    throw error;
  }
}

/** A browser with nothing in it. */
export const openBrowser = (browser: OtherBrowser, way: Way = {}): Promise<OpenBrowser> =>
  browser === 'Firefox' ? openFirefox(way) : openWebKit(way);
