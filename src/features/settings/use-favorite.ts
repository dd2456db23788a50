import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeliveryAddress } from '#src/domain/address/address.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { makeFavorite } from './addresses.functions.ts';
import { deliveryAddressesQuery } from './addresses.queries.ts';

/** One favorite at most: choosing one is seen at once, and clears the others (§4, A-110). */
export function useFavorite() {
  const queryClient = useQueryClient();
  const { queryKey } = deliveryAddressesQuery;
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (id: string) => makeFavorite({ data: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (addresses: DeliveryAddress[] | undefined) =>
        addresses?.map((address) => ({ ...address, favorite: address.id === id })),
      );
      return { before };
    },
    onError: (_error, _id, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  });
  return {
    choose: mutate,
    changing: isPending ? variables : null,
    code: error === null ? null : readClientError(error).code,
  };
}
