import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, use, useState } from 'react';
import { Attempt } from '#src/ui/optional-part.tsx';

/**
 * `React.lazy` for a part inside an `OptionalPart`. Code that could not be loaded is loaded again
 * when the part is shown again, which `lazy` alone never does; what the server rendered stays as it
 * is without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const begin = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const hydrated = lazy(() => begin().catch(() => new Promise<never>(() => undefined)));
  const attempts = new WeakMap<object, ComponentType<Props>>();
  const partOf = (attempt: object): ComponentType<Props> => {
    const part = attempts.get(attempt) ?? lazy(begin);
    attempts.set(attempt, part);
    return part;
  };
  return function LazyPart(props: Props) {
    const attempt = use(Attempt);
    const isHydrating = !useHydrated();
    const [Part] = useState(() => loaded ?? (isHydrating ? hydrated : partOf(attempt)));
    return <Part {...props} />;
  };
}
