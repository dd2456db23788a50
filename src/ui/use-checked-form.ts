import { parse, type SubmissionResult } from '@conform-to/dom';
import { useForm } from '@conform-to/react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';

export type Problems<Problem extends string> = { readonly [field: string]: Problem | undefined };

type FormRules<Value, Problem extends string> = {
  read: (data: FormData) => Value;
  problemsOf: (value: Value) => Problems<Problem>;
  /** Sends the value; what the server refuses of it can be shown at a field. */
  onValid: (value: Value, form: Pick<CheckedForm<Problem>, 'has' | 'refuse'>) => void;
  /** Runs before the first wrong field gets the focus, where that field is not shown yet. */
  onInvalid?: (problems: Problems<Problem>) => void;
};

export type CheckedForm<Problem extends string> = {
  /** Props of the `form` element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    id: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Empty before the form was sent once; then checked again with every input. */
  problems: Problems<Problem>;
  /** Shows what only the server could find, and focuses its field. */
  refuse: (problems: Problems<Problem>) => void;
  /** Clears the problems: the form shows something else now. */
  reset: () => void;
  /** Whether the form shows a field of that name. */
  has: (name: string) => boolean;
};

/** A text of a form as it was typed, without white space around it. */
export function typedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** conform takes no field without a problem. */
function toErrors<Problem extends string>(problems: Problems<Problem>): Record<string, Problem> {
  const errors: Record<string, Problem> = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}

/**
 * A form whose fields the browser keeps, so that nothing is lost before hydration or when a save
 * fails. The rules are asked when the form is sent; the first wrong field gets the focus.
 */
export function useCheckedForm<Value, Problem extends string>({
  read,
  problemsOf,
  onValid,
  onInvalid,
}: FormRules<Value, Problem>): CheckedForm<Problem> {
  const ref = useRef<HTMLFormElement>(null);
  const has = (name: string) => ref.current?.elements.namedItem(name) instanceof HTMLElement;
  const refuse = (problems: Problems<Problem>) =>
    setRefusal({ status: 'error', error: toErrors(problems) });
  const [refusal, setRefusal] = useState<SubmissionResult<Problem>>();
  const [form] = useForm<Record<string, string>, Value, Problem>({
    lastResult: refusal,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const value = read(formData);
      const problems = problemsOf(value);
      const submission = parse<Value, Problem>(formData, {
        resolve: () =>
          Object.keys(problems).length === 0 ? { value } : { error: toErrors(problems) },
      });
      if (submission.status === 'error') onInvalid?.(problems);
      return submission;
    },
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status === 'success') onValid(submission.value, { has, refuse });
    },
  });
  return {
    form: { ref, id: form.id, noValidate: form.noValidate, onSubmit: form.onSubmit },
    problems: form.allErrors,
    refuse,
    reset: () => form.update({ validated: false }),
    has,
  };
}
