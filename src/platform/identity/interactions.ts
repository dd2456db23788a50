import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { METHOD } from './identity-config.ts';
import type { PageResponses } from './page-response.ts';
import { createAccountPage } from './pages/create-account-page.ts';
import { localeOf, type PageContext } from './pages/page-context.ts';
import { forgottenPasswordPage, resetSentPage } from './pages/password-pages.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { PasswordSignIn, SignInOutcome } from './password-sign-in.ts';
import {
  type ProviderContext,
  type ProviderMiddleware,
  readForm,
  UnreadableForm,
} from './provider-context.ts';
import {
  type ProblemName,
  readCreateAccountForm,
  readForgottenForm,
  readSignInForm,
} from './sign-in-forms.ts';

const PATH = /^\/interaction\/([\w-]{1,64})(?:\/(sign-in|create-account|forgotten-password))?$/;

type Needs = {
  provider: Provider;
  pages: PageResponses;
  passwords: PasswordSignIn;
  /** What a password of the owner of an e-mail must not have in it. */
  ownWordsOf: (email: string | null) => readonly string[];
};
type Step = {
  context: ProviderContext;
  page: PageContext;
  /** Path of this interaction as browsers know it. */
  action: string;
  /** The shop that the shopper came from. */
  domain: OnlineLocale;
};
type Refusal = Extract<SignInOutcome, { ok: false }>;
type Problems<Field extends string> = Partial<Record<Field, ProblemName>>;

/** The sentence of each problem. */
function inWords<Field extends string>(problems: Problems<Field>, { texts }: PageContext) {
  const words: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const name = problems[field];
    if (name !== undefined) words[field] = texts.signInProblems[name];
  }
  return words;
}

function refusalInWords(refusal: Refusal, { texts }: PageContext): string {
  return refusal.problem === 'tooManyAttempts'
    ? texts.tooManyAttempts(Math.ceil(refusal.waitSeconds / 60))
    : texts.signInProblems[refusal.problem];
}

/**
 * Our pages in the middle of a sign-in: the form, the new account, and back to the library.
 * A posted form counts only with the signed cookie of its own interaction and from our own
 * origin, so that no other site can post it (T19).
 */
export function createInteractions({
  provider,
  pages,
  passwords,
  ownWordsOf,
}: Needs): ProviderMiddleware {
  async function finish({ context }: Step, customerId: string, remembered: boolean) {
    const methods = remembered ? [METHOD.password, METHOD.remembered] : [METHOD.password];
    const returnTo = await provider.interactionResult(
      context.req,
      context.res,
      { login: { accountId: customerId, amr: methods, remember: remembered } },
      { mergeWithLastSubmission: false },
    );
    context.status = 303;
    context.redirect(returnTo);
  }

  function refuse({ context }: Step, refusal: Refusal | undefined, page: string) {
    const isLimited = refusal?.problem === 'tooManyAttempts';
    if (isLimited) context.set('retry-after', String(refusal.waitSeconds));
    pages.send(context, isLimited ? 429 : 422, page);
  }

  async function postSignIn(step: Step) {
    const { values, problems } = readSignInForm(await readForm(step.context));
    const { email, password, remembered } = values;
    const draw = (found: Problems<'email' | 'password'>, form?: string) =>
      signInPage(step.page, {
        action: step.action,
        email,
        remembered,
        problems: { ...inWords(found, step.page), ...(form !== undefined && { form }) },
      });
    if (problems !== null) return refuse(step, undefined, await draw(problems));
    const outcome = await passwords.signIn(email, password, step.context.ip);
    if (outcome.ok) return finish(step, outcome.customerId, remembered);
    refuse(step, outcome, await draw({}, refusalInWords(outcome, step.page)));
  }

  async function postCreateAccount(step: Step) {
    const { values, problems } = readCreateAccountForm(await readForm(step.context), ownWordsOf);
    const { password, ...shown } = values;
    const draw = (found: NonNullable<typeof problems>, form?: string) =>
      createAccountPage(step.page, {
        action: step.action,
        values: shown,
        problems: { ...inWords(found, step.page), ...(form !== undefined && { form }) },
      });
    if (problems !== null) return refuse(step, undefined, await draw(problems));
    const outcome = await passwords.createAccount({ ...shown, password }, step.context.ip);
    if (outcome.ok) return finish(step, outcome.customerId, false);
    if (outcome.problem === 'emailTaken') {
      return refuse(step, outcome, await draw({ email: 'emailTaken' }));
    }
    refuse(step, outcome, await draw({}, refusalInWords(outcome, step.page)));
  }

  async function postForgotten(step: Step) {
    const { action, page, context, domain } = step;
    const { values, problems } = readForgottenForm(await readForm(context));
    const { email } = values;
    const draw = (found: { form?: string; email?: string }) =>
      forgottenPasswordPage(page, { action, email, problems: found });
    if (problems !== null) return refuse(step, undefined, await draw(inWords(problems, page)));
    const outcome = await passwords.forgotten({ email, domain }, context.ip);
    if (outcome.ok) return pages.send(context, 200, await resetSentPage(page, { action, email }));
    refuse(step, outcome, await draw({ form: refusalInWords(outcome, page) }));
  }

  async function show(step: Step, form: string | undefined, loginHint: unknown) {
    const { context, page, action } = step;
    const email = typeof loginHint === 'string' ? loginHint.slice(0, 254) : '';
    if (form === 'create-account') {
      const values = { firstName: '', lastName: '', email };
      return pages.send(
        context,
        200,
        await createAccountPage(page, { action, values, problems: {} }),
      );
    }
    if (form === 'forgotten-password') {
      const empty = { action, email, problems: {} };
      return pages.send(context, 200, await forgottenPasswordPage(page, empty));
    }
    const empty = { action, email, remembered: false, problems: {} };
    pages.send(context, 200, await signInPage(page, empty));
  }

  async function handle(context: ProviderContext, uid: string, form: string | undefined) {
    const interaction = await provider.interactionDetails(context.req, context.res);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('another interaction');
    const { pathname } = new URL(provider.issuer);
    const step: Step = {
      context,
      page: pages.contextFor(context, interaction.params),
      action: `${pathname}/interaction/${uid}`,
      domain: getDomain(localeOf(interaction.params.redirect_uri) ?? 'fr-fr').locale,
    };
    if (context.method === 'GET') return show(step, form, interaction.params.login_hint);
    if (form === 'forgotten-password') return postForgotten(step);
    return form === 'create-account' ? postCreateAccount(step) : postSignIn(step);
  }

  return async (context, next) => {
    const [matched, uid = '', form] = PATH.exec(context.path) ?? [];
    if (matched === undefined) return next();
    const isPost = context.method === 'POST' && form !== undefined;
    const sender = context.get('origin');
    if (isPost ? sender !== '' && sender !== pages.origin : context.method !== 'GET') {
      return pages.sendFailure(context, { status: isPost ? 403 : 405 });
    }
    try {
      await handle(context, uid, form);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) {
        return pages.sendFailure(context, { error, status: 400 });
      }
      if (!(error instanceof UnreadableForm)) throw error;
      await pages.sendFailure(context, { status: error.status });
    }
  };
}
