import type { ReactNode } from 'react';
import { flow, heading, page, text } from '#styles/recipes';

type LetterPageProps = { title: ReactNode; lead: ReactNode; children?: ReactNode };

/** A page that a mail leads to: what it is about, and the one thing to do. */
export function LetterPage({ title, lead, children }: LetterPageProps) {
  return (
    <div className={page()}>
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        {/* What a click changes is announced. */}
        <p role="status" className={text({ measure: 'read' })}>
          {lead}
        </p>
        {children}
      </div>
    </div>
  );
}
