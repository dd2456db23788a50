import { fileURLToPath } from 'node:url';
import { staticMiddleware } from 'srvx/static';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Step } from './step.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** What the build made for browsers. */
export const clientFolder = fileURLToPath(new URL('../client', import.meta.url));

/** Names of built files carry a hash of what is in them, so they never change. */
const built = staticMiddleware({
  dir: clientFolder,
  encodings: true,
  maxAge: YEAR_SECONDS,
  immutable: true,
});
const named = staticMiddleware({ dir: clientFolder, encodings: true, maxAge: DAY_SECONDS });

const NOT_THERE = plainAnswer(HTTP_STATUS.NOT_FOUND);
const isNamedFile = (path: string) => /^\/[\w.-]+\.(svg|png|ico|webmanifest)$/.test(path);

/** Built files below /assets/, and the few named ones of public/. */
export const answerStaticFile: Step = async (request, url) => {
  if (url.pathname.startsWith('/assets/')) return built(request, () => NOT_THERE.clone());
  if (!isNamedFile(url.pathname)) return null;
  return named(request, () => NOT_THERE.clone());
};
