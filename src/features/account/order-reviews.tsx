import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '#src/domain/order/order.schema.ts';
import { isReviewable } from '#src/domain/review/review.ts';
import { ownReviewsQuery } from '#src/features/reviews/reviews.queries.ts';
import { heading, orderReviews } from '#styles/recipes';
import { PieceReview } from './piece-review.tsx';

/** Below a paid order: what the customer thinks of each of its pieces. */
export function OrderReviews({ order }: { order: Order }) {
  const { data } = useQuery({ ...ownReviewsQuery, enabled: isReviewable(order.status) });
  const pieces = new Map(order.lineItems.map(({ product }) => [product.productId, product]));
  if (data === undefined || pieces.size === 0) return null;
  return (
    <section className={orderReviews()}>
      <h3 className={heading({ size: 'part' })}>
        <Trans>How do you like it?</Trans>
      </h3>
      {[...pieces.values()].map(({ productId, name }) => (
        <PieceReview
          key={productId}
          productId={productId}
          name={name}
          review={data.find((own) => own.productId === productId) ?? null}
        />
      ))}
    </section>
  );
}
