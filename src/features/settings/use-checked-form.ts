import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Problems<Field extends string, Problem> = Partial<Record<Field, Problem>>;

type FormRules<Field extends string, Value, Problem> = {
  /** Fields as they stand on the screen: the first wrong one gets the focus. */
  order: readonly Field[];
  read: (data: FormData) => Value;
  problemsOf: (value: Value) => Problems<Field, Problem>;
};

type CheckedForm<Field extends string, Value, Problem> = {
  form: RefObject<HTMLFormElement | null>;
  problems: Problems<Field, Problem>;
  /** What was typed if it may be sent; else null, with the first wrong field focused. */
  check: () => Value | null;
  /** Looks again while the customer mends; says nothing before the first `check`. */
  recheck: () => void;
  /** Says what only the platform could find. */
  show: (found: Problems<Field, Problem>) => void;
};

/** A text of a form as it was typed, without white space around it. */
export function typedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The browser keeps what is typed, so that nothing is lost before the page is awake or when a save
 * fails; the rules are asked when the form is sent.
 */
export function useCheckedForm<Field extends string, Value, Problem>({
  order,
  read,
  problemsOf,
}: FormRules<Field, Value, Problem>): CheckedForm<Field, Value, Problem> {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Field, Problem>>({});
  const look = () => {
    const value = read(new FormData(form.current ?? undefined));
    return { value, found: problemsOf(value) };
  };
  const show = (found: Problems<Field, Problem>) => {
    // Rendered at once, so that the field says its message when it gets the focus.
    flushSync(() => setProblems(found));
    const first = order.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
    return first === undefined;
  };
  return {
    form,
    problems,
    show,
    check: () => {
      const { value, found } = look();
      return show(found) ? value : null;
    },
    recheck: () => {
      if (Object.keys(problems).length > 0) setProblems(look().found);
    },
  };
}
