import { createIsomorphicFn, createMiddleware } from '@tanstack/react-start';
import { readClientMessage } from '#src/domain/text/client-message.ts';

/**
 * The customer whom the document in this tab was drawn for, by an id that tells nothing else
 * (owner-id.server.ts). Every call of the tab carries it: another tab may have signed somebody else
 * in, and what was typed here is not theirs. Undefined for a visitor, and until the page knows.
 */
let owner: string | undefined;

/** On the server each answer has its own, in the scope of its request. */
export const pageOwner = createIsomorphicFn()
  .server((): string | undefined => undefined)
  .client((): string | undefined => owner);

/**
 * Notes the `owner` of what the server sent: of a page, or of the answer to a call. The first customer stays until the document
 * is gone: a form that was opened as theirs is not the next one's because they signed out between.
 */
export const notePageOwner = createIsomorphicFn()
  .server((_told: unknown): void => undefined)
  .client((sent: unknown): void => {
    if (owner !== undefined || typeof sent !== 'object' || sent === null) return;
    if ('owner' in sent && typeof sent.owner === 'string') owner = sent.owner;
  });

/**
 * Loads the page for the customer who is signed in now. A replacement and not a reload: browsers
 * fill forms again after a reload with what was typed into them.
 */
const replacePage = createIsomorphicFn()
  .server((): void => undefined)
  .client((): void => {
    const { pathname, search } = window.location;
    window.location.replace(`${pathname}${search}`);
  });

/** Carries the customer the page was rendered for; commerceMiddleware compares it with the session. */
export const pageOwnerMiddleware = createMiddleware({ type: 'function' }).client(
  async ({ next }) => {
    try {
      const answer = await next({ sendContext: { drawnFor: pageOwner() } });
      notePageOwner(answer.context);
      return answer;
    } catch (error) {
      if (readClientMessage(error).code !== 'OTHER_CUSTOMER') throw error;
      replacePage();
      // Nothing is said of it here: the page that comes says it.
      return new Promise<never>(() => undefined);
    }
  },
);
