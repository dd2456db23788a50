import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fetchIfLeft } from '#app/router/left-page.ts';
import { isCodeLost } from '#src/features/failures/lost.ts';
import { ServerErrorScreen } from './server-error-screen.tsx';

/**
 * Shown in place of a page that failed. A page whose code could not be had on the way is fetched as a
 * document: the server renders it, and it can be read and used without that code.
 */
export function FailedPage({ error }: ErrorComponentProps) {
  const [isFetching, setFetching] = useState(() => isCodeLost(error) && navigator.onLine);
  useEffect(() => {
    if (isFetching) setFetching(fetchIfLeft());
  }, [isFetching]);
  return isFetching ? null : <ServerErrorScreen error={error} />;
}
