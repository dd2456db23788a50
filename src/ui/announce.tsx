import { type PropsWithChildren, useEffect, useRef } from 'react';
import { unseen } from '#styles/recipes';

/**
 * Between a change of the region and its text, ms: screen readers skip text that comes with its region
 * and text that is there already. What is said within it is one announcement.
 */
const PAUSE_MS = 150;

let region: HTMLElement | null = null;
let waiting: string[] = [];

/** Puts the region into the document; it stays while pages and layouts change. */
export function prepareAnnouncements(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = unseen();
  document.body.prepend(region);
  return region;
}

/** Has a screen reader say what changed away from the focus; nothing is shown. */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > 1) return;
  prepareAnnouncements().textContent = '';
  setTimeout(() => {
    prepareAnnouncements().textContent = waiting.join('. ');
    waiting = [];
  }, PAUSE_MS);
}

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
