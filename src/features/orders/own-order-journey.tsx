import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderJourneyQuery, withdrawFromOrder } from './orders.functions.ts';
import { Withdrawal } from './withdrawal.tsx';

type OwnOrderJourneyProps = { orderNumber: string; lines: readonly LineItem[] };

/** In the account: the steps of an order, and its withdrawal. */
export function OwnOrderJourney({ orderNumber, lines }: OwnOrderJourneyProps) {
  const queryClient = useQueryClient();
  const query = orderJourneyQuery(orderNumber);
  const { data: journey, error } = useQuery(query);
  if (error !== null) return <FormError code={readClientError(error).code} />;
  if (journey === undefined) return null;
  return (
    <>
      <OrderTimeline journey={journey} />
      <Withdrawal
        lines={lines}
        journey={journey}
        declare={(declaration) => withdrawFromOrder({ data: { orderNumber, ...declaration } })}
        onDeclared={(now) => queryClient.setQueryData(query.queryKey, now)}
      />
    </>
  );
}
