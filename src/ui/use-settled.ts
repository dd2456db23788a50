import { useEffect, useState } from 'react';

/** A pause in typing, ms: not every letter is worth a request. */
const PAUSE_MS = 150;

/** A text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
