import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { asksMarkdown } from '#src/features/markdown/asks-markdown.ts';
import { answerMarkdown, textPageOf } from '#src/features/markdown/markdown.server.ts';
import type { Step } from './step.ts';

/** Products, lists and legal pages as Markdown, for who accepts that rather than a page. */
export const answerAsMarkdown: Step = (request, { pathname }) => {
  if (!asksMarkdown(request.headers.get('accept'))) return null;
  const page = textPageOf(pathname);
  return page && answerMarkdown(page);
};

/** Page and Markdown have one URL: caches must know. */
export function variedByMarkdown(response: Response, { pathname }: URL): Response {
  const { OK, NOT_MODIFIED } = HTTP_STATUS;
  const isEither = response.status === OK || response.status === NOT_MODIFIED;
  if (isEither && textPageOf(pathname) !== null) response.headers.append('vary', 'accept');
  return response;
}
