import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { isDatabaseUnavailable } from '../kernel/database/database-errors.ts';
import type { CodeSignIn } from './code-sign-in.ts';
import { createCodeSteps } from './code-steps.ts';
import { createFormAgain } from './form-again.ts';
import { METHOD } from './identity-config.ts';
import {
  createStepEnds,
  type DrawSignIn,
  inWords,
  type Problems,
  refusalInWords,
  type Step,
} from './interaction-step.ts';
import type { OtherProviderSignIn } from './other-provider-sign-in.ts';
import { createOtherProviderSteps } from './other-provider-steps.ts';
import type { PageParams, PageResponses } from './page-response.ts';
import { createAccountPage } from './pages/create-account-page.ts';
import { localeOf } from './pages/page-context.ts';
import { forgottenPasswordPage, resetSentPage } from './pages/password-pages.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import { createPasskeySteps } from './passkey-steps.ts';
import type { PasswordSignIn } from './password-sign-in.ts';
import { CREATE_ACCOUNT, PASSKEY_PROMPT } from './provider.ts';
import {
  type ProviderContext,
  type ProviderMiddleware,
  readForm,
  UnreadableForm,
} from './provider-context.ts';
import { readCreateAccountForm, readForgottenForm, readSignInForm } from './sign-in-forms.ts';

const PATH =
  /^\/interaction\/([\w-]{1,64})(?:\/(sign-in|create-account|forgotten-password|code|guest|enter-code|passkey|add-passkey|with\/[a-z][a-z0-9-]{0,30}(?:\/answer)?))?$/;

type Asked = Pick<Step, 'context' | 'uid' | 'typed'>;

type Needs = {
  provider: Provider;
  pages: PageResponses;
  passwords: PasswordSignIn;
  codes: CodeSignIn;
  passkeys: PasskeySignIn;
  providers: OtherProviderSignIn;
  /** What a password of the owner of an e-mail must not have in it. */
  ownWordsOf: (email: string | null) => readonly string[];
  isBlocked: (customerId: string) => Promise<boolean>;
  /** Whether a shop takes orders without an account. */
  ordersAsGuest: (domain: OnlineLocale) => Promise<boolean>;
};

/**
 * Our pages in the middle of a sign-in: the forms, the new account, and back to the library.
 * A posted form counts only with the signed cookie of its own interaction and from our own
 * origin, so that no other site can post it (T19).
 */
export function createInteractions({
  provider,
  pages,
  passwords,
  codes,
  passkeys,
  providers,
  ownWordsOf,
  isBlocked,
  ordersAsGuest,
}: Needs): ProviderMiddleware {
  const ends = createStepEnds({ provider, pages, isBlocked });

  const stepOf = (asked: Asked, params: PageParams, signedInAs: string | null): Step => ({
    ...{ ...asked, signedInAs, offersGuest: false },
    page: pages.contextFor(asked.context, params),
    action: `${pages.path}/interaction/${asked.uid}`,
    domain: getDomain(localeOf(params.redirect_uri) ?? 'fr-fr').locale,
  });
  /** On the way to an order, where the shop takes those of guests. */
  const offersGuest = async ({ page, domain }: Step) =>
    page.signInOrigin === 'order' && (await ordersAsGuest(domain));

  const offered = ({ page, domain }: Step) => providers.offered(domain, page.lang);
  const drawSignIn: DrawSignIn = (step, form) => {
    const { uid, page, action, offersGuest } = step;
    const passkeyOptions = JSON.stringify(passkeys.signInOptions(uid));
    const empty = { email: '', remembered: false, problems: {} };
    const otherProviders = offered(step);
    const offers = { passkeyOptions, otherProviders, offersGuest };
    return signInPage(page, { ...empty, ...form, action, ...offers });
  };
  const code = createCodeSteps({ codes, pages, ends, drawSignIn, offered });
  const otherProvider = createOtherProviderSteps({ providers, codes, pages, ends, drawSignIn });
  const passkey = createPasskeySteps({ provider, passkeys, pages, ends, drawSignIn });
  const again = createFormAgain({ pages, drawSignIn, drawCode: code.draw, offered });

  async function postSignIn(step: Step) {
    const { values, problems } = readSignInForm(step.typed);
    const { email, password, remembered } = values;
    // Enter in the e-mail alone: on the way to an order the first button is meant.
    if (step.page.signInOrigin === 'order' && password === '' && problems?.email === undefined) {
      return code.postAsk(step, step.offersGuest);
    }
    const draw = (found: Problems<'email' | 'password'>, form?: string) =>
      drawSignIn(step, {
        email,
        remembered,
        problems: { ...inWords(found, step.page), ...(form !== undefined && { form }) },
      });
    if (problems !== null) return ends.refuse(step, await draw(problems));
    const outcome = await passwords.signIn(email, password, step.context.ip);
    if (outcome.ok) {
      const { customerId } = outcome;
      return ends.finish(step, { customerId, remembered, method: METHOD.password });
    }
    ends.refuse(step, await draw({}, refusalInWords(outcome, step.page)), outcome);
  }

  async function postCreateAccount(step: Step) {
    const { values, problems } = readCreateAccountForm(step.typed, ownWordsOf);
    const { password, ...shown } = values;
    const draw = (found: NonNullable<typeof problems>, form?: string) =>
      createAccountPage(step.page, {
        action: step.action,
        otherProviders: offered(step),
        values: shown,
        problems: { ...inWords(found, step.page), ...(form !== undefined && { form }) },
      });
    if (problems !== null) return ends.refuse(step, await draw(problems));
    const outcome = await passwords.createAccount({ ...shown, password }, step.context.ip);
    if (outcome.ok) {
      const { customerId } = outcome;
      return ends.finish(step, { customerId, remembered: false, method: METHOD.password });
    }
    if (outcome.problem === 'emailTaken') {
      return ends.refuse(step, await draw({ email: 'emailTaken' }), outcome);
    }
    ends.refuse(step, await draw({}, refusalInWords(outcome, step.page)), outcome);
  }

  async function postForgotten(step: Step) {
    const { action, page, context, domain, typed } = step;
    const { values, problems } = readForgottenForm(typed);
    const { email } = values;
    const draw = (found: { form?: string; email?: string }) =>
      forgottenPasswordPage(page, { action, email, problems: found });
    if (problems !== null) return ends.refuse(step, await draw(inWords(problems, page)));
    const outcome = await passwords.forgotten({ email, domain }, context.ip);
    if (outcome.ok) return pages.send(context, 200, await resetSentPage(page, { action, email }));
    ends.refuse(step, await draw({ form: refusalInWords(outcome, page) }), outcome);
  }

  /** What the form starts with: the e-mail of the link, else that of the session that is proven again. */
  async function startingEmail({ signedInAs }: Step, loginHint: unknown): Promise<string> {
    if (typeof loginHint === 'string') return loginHint.slice(0, 254);
    return signedInAs === null ? '' : ((await passwords.findEmail(signedInAs)) ?? '');
  }

  async function show(step: Step, form: string | undefined, loginHint: unknown) {
    const { context, page, action } = step;
    if (form === 'code' || form === 'guest' || form === 'enter-code') return code.show(step);
    if (form === 'add-passkey') return passkey.showNew(step);
    const [, name, answer] = /^with\/([^/]+)(\/answer)?$/.exec(form ?? '') ?? [];
    if (name !== undefined) return otherProvider.show(step, name, answer !== undefined);
    const email = await startingEmail(step, loginHint);
    if (form === CREATE_ACCOUNT || context.URL.searchParams.get('form') === CREATE_ACCOUNT) {
      const values = { firstName: '', lastName: '', email };
      return pages.send(
        context,
        200,
        await createAccountPage(page, {
          ...{ action, values, problems: {} },
          otherProviders: offered(step),
        }),
      );
    }
    if (form === 'forgotten-password') {
      const empty = { action, email, problems: {} };
      return pages.send(context, 200, await forgottenPasswordPage(page, empty));
    }
    pages.send(context, 200, await drawSignIn(step, { email }));
  }

  const POSTS: Readonly<Record<string, (step: Step) => Promise<void>>> = {
    'sign-in': postSignIn,
    'create-account': postCreateAccount,
    'forgotten-password': postForgotten,
    code: (step) => code.postAsk(step),
    // A shop that has stopped to take them meanwhile offers the sign-in.
    guest: (step) => code.postAsk(step, step.offersGuest),
    'enter-code': code.postEnter,
    passkey: passkey.postSignIn,
    'add-passkey': passkey.postNew,
  };

  async function handle(context: ProviderContext, uid: string, form: string | undefined) {
    const typed = context.method === 'POST' ? await readForm(context) : new URLSearchParams();
    const asked = { context, uid, typed };
    try {
      await takeStep(asked, form);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await again(stepOf(asked, pages.cameFrom(context), null), form, error);
    }
  }

  async function takeStep(asked: Asked, form: string | undefined) {
    const { context, uid } = asked;
    const interaction = await provider.interactionDetails(context.req, context.res);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('another interaction');
    const begun = stepOf(asked, interaction.params, interaction.session?.accountId ?? null);
    const step = { ...begun, offersGuest: await offersGuest(begun) };
    // A question is answered by its own forms: no sign-in is over because a passkey was asked for.
    const isNewPasskey = interaction.prompt.name === PASSKEY_PROMPT;
    if (isNewPasskey !== (form === 'add-passkey')) {
      return pages.sendFailure(context, { status: 400 });
    }
    if (context.method === 'GET') return show(step, form, interaction.params.login_hint);
    await POSTS[form ?? '']?.(step);
  }

  return async (context, next) => {
    const [matched, uid = '', form] = PATH.exec(context.path) ?? [];
    if (matched === undefined) return next();
    const isPost = context.method === 'POST' && form !== undefined;
    const sender = context.get('origin');
    if (isPost ? sender !== '' && sender !== pages.origin : context.method !== 'GET') {
      return pages.sendFailure(context, { status: isPost ? 403 : 405 });
    }
    // A form that is too long ends its connection, and no cookie is read after that.
    const params = pages.cameFrom(context);
    try {
      await handle(context, uid, form);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) {
        return pages.sendFailure(context, { error, status: 400 });
      }
      if (!(error instanceof UnreadableForm)) throw error;
      await pages.sendFailure(context, { status: error.status, params });
    }
  };
}
