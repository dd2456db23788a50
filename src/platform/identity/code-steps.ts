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

  type Says = Pick<Parameters<typeof codePage>[1], 'code' | 'problem' | 'alert'>;
  type Asked = NonNullable<Awaited<ReturnType<CodeSignIn['find']>>>;
  const draw = (step: Step, asked: Asked, says: Says = {}) => {
    const { page, action } = step;
    const connecting = offered(step).find(({ name }) => name === asked.connects)?.label;
    return codePage(page, {
      ...{ action, ...asked, ...says },
      ...(connecting !== undefined && { connecting }),
    });
  };

  return {
    draw,

    async postAsk(step: Step, asGuest = false) {
      const { page, context, uid, domain, typed } = step;
      const { values, problems } = readAskCodeForm(typed);
      const { email, remembered } = values;
      const startOver = (found: { form?: string; email?: string }) =>
        drawSignIn(step, { email, remembered, problems: found });
      if (problems !== null) return ends.refuse(step, await startOver(inWords(problems, page)));
      const request = { askedIn: uid, email, domain, remembered, asGuest };
      const outcome = await codes.ask(request, context.ip);
      if (outcome.ok) return ends.leave(step, pathOfCode(step));
      const problem = refusalInWords(outcome, page);
      const asked = await codes.find(uid);
      const drawn =
        asked === null ? await startOver({ form: problem }) : await draw(step, asked, { problem });
      ends.refuse(step, drawn, outcome);
    },

    async postEnter(step: Step) {
      const { page, context, uid, signedInAs, typed } = step;
      const { code, problem } = readCodeForm(typed);
      const asked = await codes.find(uid);
      if (asked === null) {
        const problems = { form: page.texts.signInProblems.codeOver };
        return ends.refuse(step, await drawSignIn(step, { problems }));
      }
      if (problem !== null) {
        return ends.refuse(
          step,
          await draw(step, asked, { problem: page.texts.signInProblems[problem] }),
        );
      }
      const outcome = await codes.enter({ askedIn: uid, code, signedInAs }, context.ip);
      if (outcome.ok) {
        const { ok: _, ...proven } = outcome;
        return ends.finish(step, { ...proven, method: METHOD.code });
      }
      ends.refuse(
        step,
        await draw(step, asked, { problem: refusalInWords(outcome, page) }),
        outcome,
      );
    },

    async show(step: Step) {
      const asked = await codes.find(step.uid);
      if (asked === null) return ends.leave(step, step.action);
      pages.send(step.context, 200, await draw(step, asked));
    },
  };
}

export type CodeSteps = ReturnType<typeof createCodeSteps>;
