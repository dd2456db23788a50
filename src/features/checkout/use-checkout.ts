import { useSuspenseQuery } from '@tanstack/react-query';
import { checkoutQuery } from './checkout.queries.ts';

/** What the guards have just read; a step without it is a mistake of ours, and fails loudly. */
export function useCheckout() {
  const { data } = useSuspenseQuery({ ...checkoutQuery, refetchOnMount: false });
  if (data === null) throw new Error('a checkout step without a checkout');
  return data;
}
