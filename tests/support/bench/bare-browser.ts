import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';

/**
 * A Chromium whose pages nobody inspects. Playwright and Lighthouse have DevTools' runtime open in
 * every page, for which V8 reads large functions once more: 10 to 16 ms of a task that shoppers never wait for.
 */
export type BareBrowser = {
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Hears of every event of the browser and of its pages. */
  listen(hear: (method: string, params: unknown) => void): void;
  close(): Promise<void>;
};

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().default(''),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
});

/** Where the browser listens, as it says itself when it has started. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (part) => {
      said += part;
      const [address] = /ws:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.on('end', () => reject(new Error(`Chromium ended: ${said}`)));
  });
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return socket;
}

/** Starts one with a profile of its own. */
export async function openBareBrowser(): Promise<BareBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = ['--headless', '--disable-gpu', '--remote-debugging-port=0'];
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [...CHROMIUM_FLAGS, ...flags, `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = await connect(await addressOf(child));
  const waiting = new Map<number, (result: unknown) => void>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = messageSchema.parse(JSON.parse(String(data)));
    if (id === undefined) for (const hear of listeners) hear(method, params);
    else waiting.get(id)?.(result);
  });
  let count = 0;
  const send: BareBrowser['send'] = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    });
  return {
    send,
    listen: (hear) => listeners.push(hear),
    close: async () => {
      // Once every process of the browser has ended, which a signal to the first one would not do.
      const closed = once(child, 'close');
      // Its connection may end before it answers.
      void send('Browser.close');
      await closed;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
