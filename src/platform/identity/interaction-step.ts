import type Provider from 'oidc-provider';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { METHOD, type Method } from './identity-config.ts';
import type { PageResponses } from './page-response.ts';
import { failurePage } from './pages/notice-pages.ts';
import type { PageContext } from './pages/page-context.ts';
import type { SignInForm } from './pages/sign-in-page.ts';
import type { TooMany } from './password-sign-in.ts';
import type { ProviderContext } from './provider-context.ts';
import type { ProblemName } from './sign-in-forms.ts';

/** A request for one of our pages in the middle of a sign-in. */
export type Step = {
  context: ProviderContext;
  page: PageContext;
  /** What was posted; empty for a page that is opened. */
  typed: URLSearchParams;
  /** The sign-in under way; it belongs to one browser. */
  uid: string;
  /** Path of this interaction as browsers know it. */
  action: string;
  /** The shop that the shopper came from. */
  domain: OnlineLocale;
  /** Whose session the browser has already, if anybody's. */
  signedInAs: string | null;
  /** Whether an order without an account is offered. */
  offersGuest: boolean;
};

/** The sign-in page with what is known: what was typed, and what is wrong with it. */
export type DrawSignIn = (
  step: Step,
  form: Partial<Pick<SignInForm, 'email' | 'remembered' | 'problems'>>,
) => Promise<string>;

export type Refusal = { ok: false; problem: ProblemName } | TooMany;
export type Problems<Field extends string> = Partial<Record<Field, ProblemName>>;

/** The sentence of each problem. */
export function inWords<Field extends string>(problems: Problems<Field>, { texts }: PageContext) {
  const words: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const name = problems[field];
    if (name !== undefined) words[field] = texts.signInProblems[name];
  }
  return words;
}

export function refusalInWords(refusal: Refusal, { texts }: PageContext): string {
  return refusal.problem === 'tooManyAttempts'
    ? texts.tooManyAttempts(Math.ceil(refusal.waitSeconds / 60))
    : texts.signInProblems[refusal.problem];
}

export type Proof = {
  customerId: string;
  remembered: boolean;
  method: Method;
  /** Whether it is of somebody without an account. */
  isGuest?: boolean;
};

type Needs = {
  provider: Provider;
  pages: PageResponses;
  /** Whether the staff keep a customer from signing in. */
  isBlocked: (customerId: string) => Promise<boolean>;
};

/** How a step ends: in a sign-in, on another page of ours, or on the same one with a sentence. */
export function createStepEnds({ provider, pages, isBlocked }: Needs) {
  function leave({ context }: Step, path: string) {
    context.status = 303;
    context.redirect(path);
  }

  return {
    leave,
    async finish(step: Step, { customerId, remembered, method, isGuest = false }: Proof) {
      // Only who proved to be the owner is told.
      if (await isBlocked(customerId)) {
        return pages.send(step.context, 403, await failurePage(step.page, 'blocked'));
      }
      const returnTo = await provider.interactionResult(
        step.context.req,
        step.context.res,
        {
          login: {
            accountId: customerId,
            amr: [
              method,
              ...(remembered ? [METHOD.remembered] : []),
              ...(isGuest ? [METHOD.guest] : []),
            ],
            remember: remembered,
          },
        },
        { mergeWithLastSubmission: false },
      );
      leave(step, returnTo);
    },
    /** `refusal` is left out for what was typed wrongly. */
    refuse({ context }: Step, page: string, refusal?: Refusal) {
      const isLimited = refusal !== undefined && 'waitSeconds' in refusal;
      if (isLimited) context.set('retry-after', String(refusal.waitSeconds));
      pages.send(context, isLimited ? 429 : 422, page);
    },
  };
}

export type StepEnds = ReturnType<typeof createStepEnds>;
