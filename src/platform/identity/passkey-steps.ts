import type Provider from 'oidc-provider';
import { browserName } from '#src/domain/sign-in/browser-name.ts';
import { METHOD } from './identity-config.ts';
import { type DrawSignIn, refusalInWords, type Step, type StepEnds } from './interaction-step.ts';
import type { PageResponses } from './page-response.ts';
import { addPasskeyPage } from './pages/passkey-page.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import { PASSKEY_PROMPT } from './provider.ts';
import { readNewPasskeyForm, readPasskeyForm } from './sign-in-forms.ts';

type Needs = {
  provider: Provider;
  passkeys: PasskeySignIn;
  pages: PageResponses;
  ends: StepEnds;
  drawSignIn: DrawSignIn;
};

/** Signing in with a passkey, and adding one right after a sign-in. */
export function createPasskeySteps({ provider, passkeys, pages, ends, drawSignIn }: Needs) {
  /** What a passkey is called unless its owner says otherwise. */
  function usualName({ context }: Step): string {
    const { browser, system } = browserName(context.get('user-agent'));
    return [browser, system].filter(Boolean).join(', ');
  }

  async function drawNew(step: Step, { name, problem }: { name: string; problem?: string }) {
    const { uid, signedInAs, action, page } = step;
    const options = signedInAs === null ? null : await passkeys.creationOptions(uid, signedInAs);
    if (options === null) return null;
    const form = { action, name, options: JSON.stringify(options) };
    return addPasskeyPage(page, { ...form, ...(problem !== undefined && { problem }) });
  }

  /** Back to the shop, as the library goes on when its question is answered. */
  async function goOn(step: Step): Promise<void> {
    const { req, res } = step.context;
    const answered = { [PASSKEY_PROMPT]: {} };
    const options = { mergeWithLastSubmission: false };
    ends.leave(step, await provider.interactionResult(req, res, answered, options));
  }

  return {
    async postSignIn(step: Step) {
      const { answer, email, remembered } = readPasskeyForm(step.typed);
      const outcome = await passkeys.signIn(step.uid, answer, step.context.ip);
      if (outcome.ok) {
        const { customerId } = outcome;
        return ends.finish(step, { customerId, remembered, method: METHOD.passkey });
      }
      const problems = { form: refusalInWords(outcome, step.page) };
      ends.refuse(step, await drawSignIn(step, { email, remembered, problems }), outcome);
    },

    async showNew(step: Step) {
      const drawn = await drawNew(step, { name: usualName(step) });
      if (drawn === null) return pages.sendFailure(step.context, { status: 400 });
      pages.send(step.context, 200, drawn);
    },

    async postNew(step: Step) {
      const { context, uid, signedInAs, domain, page, typed } = step;
      const { answer, name } = readNewPasskeyForm(typed);
      // Without an answer its owner has thought better of it.
      if (answer === '') return goOn(step);
      const called = name === '' ? usualName(step) : name;
      const customerId = signedInAs ?? '';
      const isAdded = await passkeys.add(uid, { customerId, name: called, answer, domain });
      if (isAdded) return goOn(step);
      const problem = page.texts.signInProblems.passkeyNotAdded;
      const drawn = await drawNew(step, { name: called, problem });
      if (drawn === null) return pages.sendFailure(context, { status: 400 });
      ends.refuse(step, drawn);
    },
  };
}
