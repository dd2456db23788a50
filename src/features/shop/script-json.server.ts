import { onceFor } from '#src/session/once-for.server.ts';

/** JSON that no text can end early, inside an element for scripts. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** The same of what was read once for many pages. */
export const scriptJsonOnce = onceFor<object, string>(scriptJson);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** A text, or a value that was read once for many pages and stands for its JSON. */
export type JsonPiece = string | object;

const oncePart = (value: unknown): JsonPiece => (isObject(value) ? value : scriptJson(value));

/** JSON of an answer that was put together for one page of parts that were read for many. */
export function answerPieces(answer: unknown): JsonPiece[] {
  if (!isObject(answer) || !isPlain(answer)) return [oncePart(answer)];
  const parts = Object.entries(answer)
    .filter(([, part]) => part !== undefined)
    .flatMap(([name, part], index) => [
      `${index === 0 ? '' : ','}${scriptJson(name)}:`,
      oncePart(part),
    ]);
  return ['{', ...parts, '}'];
}

/** The pieces as one text. */
export const joinedJson = (pieces: readonly JsonPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : scriptJsonOnce(piece))).join('');
