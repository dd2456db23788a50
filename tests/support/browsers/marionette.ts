import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { error as errors } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { z } from 'zod';

/**
 * Firefox answers the commands of WebDriver by itself, in a protocol of its own (Marionette): JSON,
 * each message behind its length. Other drivers of Firefox translate to the same; Debian has none.
 */

/** The key of an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [ELEMENT]: z.string() });

type Parameters = Record<string, unknown>;

const elementIn = ({ id }: Parameters) => elementSchema.parse(id)[ELEMENT];
const onElement = (parameters: Parameters) => ({ id: elementIn(parameters) });
const none = () => ({});

/** Names of Selenium's commands, and what Firefox calls them. */
const COMMANDS: Record<string, readonly [name: string, sent: (given: Parameters) => Parameters]> = {
  get: ['WebDriver:Navigate', ({ url }) => ({ url })],
  refresh: ['WebDriver:Refresh', none],
  getCurrentUrl: ['WebDriver:GetCurrentURL', none],
  executeScript: ['WebDriver:ExecuteScript', ({ script, args }) => ({ script, args })],
  clickElement: ['WebDriver:ElementClick', onElement],
  clearElement: ['WebDriver:ElementClear', onElement],
  sendKeysToElement: [
    'WebDriver:ElementSendKeys',
    (given) => ({ ...onElement(given), text: given.text }),
  ],
  getCookies: ['WebDriver:GetCookies', none],
  deleteAllCookies: ['WebDriver:DeleteAllCookies', none],
  setWindowRect: ['WebDriver:SetWindowRect', ({ width, height }) => ({ width, height })],
  screenshot: ['WebDriver:TakeScreenshot', () => ({ full: false })],
  quit: ['Marionette:Quit', () => ({ flags: ['eForceQuit'] })],
};

const failureSchema = z.object({ error: z.string(), message: z.string() });
/** Kind, id, failure, answer. */
const answerSchema = z.tuple([z.literal(1), z.number(), failureSchema.nullable(), z.unknown()]);
const valueSchema = z.object({ value: z.unknown() });

async function connectTo(port: number, patienceMs: number): Promise<Socket> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    if (await promise) return socket;
    if (Date.now() > until) throw new Error('Firefox does not listen');
    await pause(200);
  }
}

export type Marionette = {
  send(name: string, parameters: Parameters): Promise<unknown>;
  /** What Selenium hands its commands to. */
  execute(command: Command): Promise<unknown>;
};

/** Speaks to a Firefox that was started with `--marionette` and this port. */
export async function openMarionette(port: number, patienceMs: number): Promise<Marionette> {
  const socket = await connectTo(port, patienceMs);
  const waiting = new Map<number, (message: unknown) => void>();
  let received = Buffer.alloc(0);
  let sent = 0;
  const greeted = Promise.withResolvers<void>();
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      const answer = answerSchema.safeParse(message);
      if (answer.success) waiting.get(answer.data[1])?.(message);
      else greeted.resolve();
    }
  });
  await greeted.promise;

  async function send(name: string, parameters: Parameters): Promise<unknown> {
    sent += 1;
    const text = JSON.stringify([0, sent, name, parameters]);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(sent, resolve);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, id, failure, answer] = answerSchema.parse(await promise);
    waiting.delete(id);
    if (failure !== null) errors.throwDecodedError(failure);
    return answer;
  }

  return {
    send,
    async execute(command) {
      const found = COMMANDS[command.getName()];
      if (found === undefined) throw new Error(`Firefox is never asked for ${command.getName()}`);
      const [name, toSend] = found;
      const answer = await send(
        name,
        toSend(z.record(z.string(), z.unknown()).parse(command.getParameters())),
      );
      const single = valueSchema.safeParse(answer);
      return single.success ? single.data.value : answer;
    },
  };
}
