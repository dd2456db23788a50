import { Frame } from './frame.tsx';

/** The return from the provider: no header, no footer (LAY-06). */
export function AuthLayout() {
  return <Frame name="auth" />;
}
