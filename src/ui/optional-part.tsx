import { useHydrated } from '@tanstack/react-router';
import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react';

type BoundaryProps = PropsWithChildren<{
  /** Fallback of a part that failed: nothing, unless the page needs a plainer way. */
  instead?: ReactNode;
  /** Called once when the part failed: what leads on where it cannot. */
  onFailed?: (() => void) | undefined;
}>;

/** One try to show a part: code that could not be loaded is loaded again by the next one only. */
const Attempt = createContext<object>({});

class FailureBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  readonly attempt = {};

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    if (this.state.hasFailed) return this.props.instead ?? null;
    return <Attempt value={this.attempt}>{this.props.children}</Attempt>;
  }
}

type OptionalPartProps = BoundaryProps & {
  /** Shown while the part's code or data is loaded. */
  fallback?: ReactNode;
};

/**
 * A part that a page can do without. Its code may be blocked or lost, its data may fail, it may break
 * while it is rendered: the rest of the page stays as it is.
 */
export function OptionalPart({ fallback, children, ...boundary }: OptionalPartProps) {
  return (
    <FailureBoundary {...boundary}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

const onServer: Promise<unknown>[] = [];

/** On the server: settled once the code of all lazy parts is loaded, so that pages show them. */
export async function lazyPartsLoaded(): Promise<void> {
  await Promise.all(onServer);
}

/**
 * `React.lazy` for a part inside an `OptionalPart`. The server renders it like any other. Code that
 * could not be loaded is loaded again when the part is shown again, which `lazy` alone never does;
 * what the server rendered stays as it is without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const begin = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  if (import.meta.env.SSR) onServer.push(begin());
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
