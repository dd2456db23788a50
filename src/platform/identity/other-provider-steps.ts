import { errors } from 'oidc-provider';
import type { CodeSignIn } from './code-sign-in.ts';
import { METHOD } from './identity-config.ts';
import { type DrawSignIn, refusalInWords, type Step, type StepEnds } from './interaction-step.ts';
import type { OtherProviderSignIn, ProviderProblem } from './other-provider-sign-in.ts';
import type { PageResponses } from './page-response.ts';
import type { ProviderMiddleware } from './provider-context.ts';

const CALLBACK = /^\/with\/([a-z][a-z0-9-]{0,30})\/callback$/;

/**
 * `/identity/with/{name}/callback`, where other providers answer to: leads the browser on into the
 * sign-in that asked, whose cookie it must have. Nothing is used up here.
 */
export function callbackRoute(
  providers: OtherProviderSignIn,
  pages: PageResponses,
): ProviderMiddleware {
  return async (context, next) => {
    const [matched, name = ''] = CALLBACK.exec(context.path) ?? [];
    if (matched === undefined) return next();
    if (context.method !== 'GET') return pages.sendFailure(context, { status: 405 });
    const answer = context.URL.searchParams;
    const uid = await providers.findStart(name, answer);
    if (uid === null) {
      const error = new errors.SessionNotFound('no sign-in of this state');
      return pages.sendFailure(context, { error, status: 400 });
    }
    context.status = 303;
    context.redirect(`${pages.path}/interaction/${uid}/with/${name}/answer?${answer}`);
  };
}

type Needs = {
  providers: OtherProviderSignIn;
  codes: CodeSignIn;
  pages: PageResponses;
  ends: StepEnds;
  drawSignIn: DrawSignIn;
};

const STATUS: Record<ProviderProblem, number> = {
  denied: 200,
  away: 503,
  failed: 422,
  unverified: 422,
};

/** The way to another provider and back. */
export function createOtherProviderSteps({ providers, codes, pages, ends, drawSignIn }: Needs) {
  /** The sign-in page again, and why the provider did not sign in. */
  async function refuse(
    step: Step,
    label: string,
    refusal: Extract<Awaited<ReturnType<OtherProviderSignIn['start']>>, { ok: false }>,
  ) {
    if (refusal.problem === 'tooManyAttempts') {
      const problems = { form: refusalInWords(refusal, step.page) };
      return ends.refuse(step, await drawSignIn(step, { problems }), refusal);
    }
    const { problem, email } = refusal;
    const problems = { form: step.page.texts.otherProvider.problems[problem](label) };
    pages.send(step.context, STATUS[problem], await drawSignIn(step, { email, problems }));
  }

  return {
    async show(step: Step, name: string, isAnswer: boolean) {
      const { context, uid, signedInAs, domain, page } = step;
      const offered = providers.offered(domain, page.lang).find((one) => one.name === name);
      if (offered === undefined) return pages.sendFailure(context, { status: 404 });
      const { label } = offered;
      const query = context.URL.searchParams;
      if (!isAnswer) {
        const remembered = query.get('remember') === 'yes';
        const asked = await providers.start({ uid, signedInAs, name, remembered }, context.ip);
        return asked.ok ? ends.leave(step, asked.url.href) : refuse(step, label, asked);
      }
      const outcome = await providers.take({ uid, signedInAs, name }, query, context.ip);
      if (outcome.ok) {
        const { customerId, remembered } = outcome;
        return ends.finish(step, { customerId, remembered, method: METHOD.provider });
      }
      if (outcome.problem !== 'connect') return refuse(step, label, outcome);
      const { email, remembered } = outcome;
      const sent = await codes.ask(
        { askedIn: uid, email, domain, remembered, asGuest: false },
        context.ip,
      );
      // A code of this sign-in that was sent a moment ago does as well.
      if (sent.ok || (await codes.find(uid))?.email === email) {
        return ends.leave(step, `${step.action}/code`);
      }
      const problems = { form: refusalInWords(sent, page) };
      ends.refuse(step, await drawSignIn(step, { email, remembered, problems }), sent);
    },
  };
}
