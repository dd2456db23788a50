import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, use, useState } from 'react';
import { Attempt } from './optional-part.tsx';

/**
 * Components whose code comes after the page (decision 015). The server has all of it before it
 * renders; the browser shows what the server wrote until the code is there, and for good when it
 * cannot be had: links and forms that work by themselves.
 */
type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

const onServer: Promise<unknown>[] = [];

/** On the server: settled once the code of all late components is there. */
export async function lateCodeReady(): Promise<void> {
  await Promise.all(onServer);
}

/** Settled once a page and all that it named have come, so that nothing competes with them. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

const never = () => new Promise<never>(() => undefined);

/** What the server wrote stays, and works as it does without script. */
function stayAsSent() {
  window.releaseEarlyPresses?.();
  return never();
}

/** Shows a component immediately when its code is known; else when it has come. */
function late<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
  until: () => Promise<unknown>,
) {
  let known: ComponentType<Props> | null = null;
  const come = async () => {
    // Asked for again, a browser gives a module in a later task: after a frame, when one is due.
    if (known !== null) return { default: known };
    const [module] = await Promise.all([load(), import.meta.env.SSR || until()]);
    const component: ComponentType<Props> = module[name];
    known = component;
    return { default: component };
  };
  if (import.meta.env.SSR) onServer.push(come());
  const show = (begin: typeof come) => {
    const hydrated = lazy(() => begin().catch(stayAsSent));
    const attempts = new WeakMap<object, ComponentType<Props>>();
    const coming = (attempt: object): ComponentType<Props> => {
      const part = attempts.get(attempt) ?? lazy(begin);
      attempts.set(attempt, part);
      return part;
    };
    return function Late(props: Props) {
      const attempt = use(Attempt);
      const isHydrating = !useHydrated();
      // A place that waited, even for nothing, would be seen empty.
      const [Part] = useState(() => known ?? (isHydrating ? hydrated : coming(attempt)));
      return <Part {...props} />;
    };
  };
  return { come, show };
}

const immediately = async () => undefined;
/** Settled in a task of its own. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
/** Settled once the frame that is made next has been; in a page that nobody sees, once somebody does. */
export const frameShown = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A component whose code is loaded when it is first shown; `load` fetches it ahead. */
export function whenShown<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
) {
  const { come, show } = late(name, load, immediately);
  return Object.assign(show(come), { load });
}

/**
 * A component whose code is loaded where it is shown, once the page has been; `load` fetches it ahead,
 * and who waits for that shows it immediately. `until` is what it waits for besides its code.
 */
export function afterLoad<Name extends string, Props extends object>(
  name: Name,
  load: Load<Name, Props>,
  until: () => Promise<unknown> = immediately,
) {
  const { come, show } = late(name, load, until);
  const Part = show(() => (import.meta.env.SSR ? come() : pageLoaded().then(come)));
  const placed = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(placed, { load: come });
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * What every page loads, whether it shows it or not: one after the other once the page has loaded,
 * each in a task of its own. What the page shows is asked for before, as it is rendered.
 */
export function withEveryPage<Part extends { load: () => Promise<unknown> }>(part: Part): Part {
  if (!import.meta.env.SSR) {
    turn = turn
      .then(pageLoaded)
      .then(nextTask)
      .then(() => void part.load().catch(() => undefined));
  }
  return part;
}
