import { useQuery } from '@tanstack/react-query';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { cartChoicesQuery } from './cart-choices.queries.ts';

/** What may be added to the cart besides products; nothing until the start-up call has come back. */
export function useCartChoices() {
  const { isPending } = useQuery({ queryKey: START_UP_KEY, enabled: false });
  return useQuery({ ...cartChoicesQuery, enabled: !isPending }).data;
}
