import { useRouterState } from '@tanstack/react-router';

/** The location of the page that is shown, while another page may be on its way. */
export const useShownLocation = () =>
  useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
