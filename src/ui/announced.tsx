import { type PropsWithChildren, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

type AnnouncedProps = PropsWithChildren<{ className: string }>;

/** A text that comes while its page is open. A region that came with it would not be heard. */
export function Announced({ className, children }: AnnouncedProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => announce(text.current?.textContent ?? ''), []);
  return (
    <p ref={text} className={className}>
      {children}
    </p>
  );
}
