import http from 'node:http';
import https from 'node:https';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';

/** What is sent to the platform. */
export type Question = {
  method: string;
  headers: Record<string, string>;
  /** A JSON text; undefined where nothing is sent along. */
  body: string | undefined;
  /** ms until the last byte of the answer. */
  budgetMs: number;
};

/** What came back; `body` is null where the platform had nothing to say. */
export type Exchange = { status: number; headers: http.IncomingHttpHeaders; body: unknown };

/** The platform answered, but with nothing that can be read as JSON. */
export class UnusableAnswer extends Error {}
/** A balancer answered, which had no platform to ask or lost it on the way. */
class NoPlatform extends Error {}
/** The platform did not answer within the budget of the call. */
export class LateAnswer extends Error {}

/** Answers larger than this are a fault of the platform. */
const MAX_ANSWER_BYTES = 5_000_000;

/** What is idle for longer is not used again: servers and balancers close from 5 s on, and may just do so. */
const KEPT = { keepAlive: true, timeout: 4_000 };

const plain = { protocol: http, agent: new http.Agent(KEPT) };
const secure = { protocol: https, agent: new https.Agent(KEPT) };

type Received = { answer: http.IncomingMessage; text: string };

function receive(url: URL, { body, budgetMs, ...options }: Question): Promise<Received> {
  const { protocol, agent } = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = protocol.request(url, { ...options, agent }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy(new UnusableAnswer('answer too large'));
        else parts.push(part);
      });
      answer.on('end', () => resolve({ answer, text: Buffer.concat(parts, bytes).toString() }));
      answer.on('error', reject);
    });
    const budget = setTimeout(() => {
      // Said first: the connection's own error, which follows, would not tell why it was cut.
      reject(new LateAnswer('no answer in time'));
      sent.destroy();
    }, budgetMs);
    sent.on('close', () => clearTimeout(budget));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a balancer says in a page of its own; a platform says it in JSON. */
const OF_BALANCERS: ReadonlySet<number> = new Set([
  HTTP_STATUS.BAD_GATEWAY,
  HTTP_STATUS.SERVICE_UNAVAILABLE,
  HTTP_STATUS.GATEWAY_TIMEOUT,
]);

const isRedirect = (status: number) => status >= 300 && status < 400;

function readJson({ answer: { statusCode = 0, headers }, text }: Received): unknown {
  if (statusCode === HTTP_STATUS.NO_CONTENT) return null;
  const isJson = headers['content-type']?.includes('application/json');
  if (!isJson && OF_BALANCERS.has(statusCode)) throw new NoPlatform(`answered ${statusCode}`);
  if (!isJson || isRedirect(statusCode)) throw new UnusableAnswer('not a JSON answer');
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableAnswer('not a JSON answer');
  }
}

/**
 * Asks the platform and reads its answer, on keep-alive connections. `fetch` costs twice the CPU of
 * it: streams and copies of what is one short text. A redirect is no answer. Throws UnusableAnswer,
 * NoPlatform, LateAnswer, or the error of the connection.
 */
export async function exchange(url: URL, question: Question): Promise<Exchange> {
  const received = await receive(url, question);
  const { statusCode: status = 0, headers } = received.answer;
  return { status, headers, body: readJson(received) };
}
