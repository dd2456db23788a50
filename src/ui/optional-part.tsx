import { Component, createContext, type PropsWithChildren, type ReactNode, Suspense } from 'react';

type BoundaryProps = PropsWithChildren<{
  /** Fallback of a part that failed: nothing, unless the page needs a plainer way. */
  instead?: ReactNode;
  /** Called once when the part failed: what leads on where it cannot. */
  onFailed?: (() => void) | undefined;
}>;

/** One try to show a part: code that could not be loaded is loaded again by the next one only. */
export const Attempt = createContext<object>({});

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
