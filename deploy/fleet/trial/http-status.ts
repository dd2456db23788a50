import { get } from 'node:http';

const BUDGET_MS = 2_000;

/** The status of what a URL answers to somebody who knows it by the name `host`; 0 without an answer. */
export function statusOf(url: string, host = new URL(url).host): Promise<number> {
  return new Promise((resolve) => {
    // `fetch` names no other host than the one that it calls.
    const asked = get(url, { headers: { host }, timeout: BUDGET_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('error', () => resolve(0)).once('timeout', () => asked.destroy());
    asked.once('close', () => resolve(0));
  });
}

/** Whether it answers that all is well. */
export const isOk = async (url: string, host?: string) => (await statusOf(url, host)) === 200;
