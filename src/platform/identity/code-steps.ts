import type { CodeSignIn } from './code-sign-in.ts';
import { METHOD } from './identity-config.ts';
import {
  type DrawSignIn,
  inWords,
  refusalInWords,
  type Step,
  type StepEnds,
} from './interaction-step.ts';
import type { PageResponses } from './page-response.ts';
import { codePage } from './pages/code-page.ts';
import type { OfferedProvider } from './pages/other-providers.ts';
import { readForm } from './provider-context.ts';
import { readAskCodeForm, readCodeForm } from './sign-in-forms.ts';

type Needs = {
  codes: CodeSignIn;
  pages: PageResponses;
  ends: StepEnds;
  drawSignIn: DrawSignIn;
  /** The other providers that a shop offers. */
  offered: (step: Step) => readonly OfferedProvider[];
};

/** The pages of a sign-in with a code: asking for it, and typing it. */
export function createCodeSteps({ codes, pages, ends, drawSignIn, offered }: Needs) {
  /** The code's page by itself, so that a phone may load it again when its owner is back from the mail. */
  const pathOfCode = ({ action }: Step) => `${action}/code`;

  type Asked = NonNullable<Awaited<ReturnType<CodeSignIn['find']>>>;
  const drawCode = (step: Step, { email, remembered, connects }: Asked, problem?: string) => {
    const { page, action } = step;
    const connecting = offered(step).find(({ name }) => name === connects)?.label;
    return codePage(page, {
      ...{ action, email, remembered },
      ...(connecting !== undefined && { connecting }),
      ...(problem !== undefined && { problem }),
    });
  };

  return {
    async postAsk(step: Step, sent = readForm(step.context)) {
      const { page, context, uid, domain } = step;
      const { values, problems } = readAskCodeForm(await sent);
      const { email, remembered } = values;
      const draw = (found: { form?: string; email?: string }) =>
        drawSignIn(step, { email, remembered, problems: found });
      if (problems !== null) return ends.refuse(step, await draw(inWords(problems, page)));
      const outcome = await codes.ask({ askedIn: uid, email, domain, remembered }, context.ip);
      if (outcome.ok) return ends.leave(step, pathOfCode(step));
      const problem = refusalInWords(outcome, page);
      const asked = await codes.find(uid);
      const drawn =
        asked === null ? await draw({ form: problem }) : await drawCode(step, asked, problem);
      ends.refuse(step, drawn, outcome);
    },

    async postEnter(step: Step) {
      const { page, context, uid, signedInAs } = step;
      const { code, problem } = readCodeForm(await readForm(context));
      const asked = await codes.find(uid);
      if (asked === null) {
        const problems = { form: page.texts.signInProblems.codeOver };
        return ends.refuse(step, await drawSignIn(step, { problems }));
      }
      const draw = (sentence: string) => drawCode(step, asked, sentence);
      if (problem !== null) {
        return ends.refuse(step, await draw(page.texts.signInProblems[problem]));
      }
      const outcome = await codes.enter({ askedIn: uid, code, signedInAs }, context.ip);
      if (outcome.ok) {
        const { customerId, remembered } = outcome;
        return ends.finish(step, { customerId, remembered, method: METHOD.code });
      }
      ends.refuse(step, await draw(refusalInWords(outcome, page)), outcome);
    },

    async show(step: Step) {
      const asked = await codes.find(step.uid);
      if (asked === null) return ends.leave(step, step.action);
      pages.send(step.context, 200, await drawCode(step, asked));
    },
  };
}
