import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order, Return } from '#src/domain/order/order.schema.ts';
import { itemsLeft } from '#src/domain/order/return.ts';
import type { OwnReview } from '#src/domain/review/review.schema.ts';
import { canHaveArrived, isReviewable, type ReviewState } from '#src/domain/review/review.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { RatingStars } from '#src/features/reviews/rating-stars.tsx';
import { ownReviewsQuery } from '#src/features/reviews/reviews.functions.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { cluster, flow, heading, orderReviews, text } from '#styles/recipes';
import { ReviewForm } from './review-form.tsx';

function ReviewStatus({ state }: { state: ReviewState }) {
  switch (state) {
    case 'waiting':
      return <Trans>Thank you. We read each review before it is shown.</Trans>;
    case 'shown':
      return <Trans>Your review is on the product page.</Trans>;
    case 'refused':
      return <Trans>We could not publish this review. You are welcome to write it again.</Trans>;
  }
}

type ItemReviewProps = { productId: string; name: string; review: OwnReview | null };

/** The customer's review of one item, or the form to write it. */
function ItemReview({ productId, name, review }: ItemReviewProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const close = () => {
    // The focus goes back to where the form was opened.
    flushSync(() => setOpen(false));
    section.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={section} className={flow({ gap: '2' })}>
      <div className={cluster({ gap: '4', spread: 'between' })}>
        <p>
          <span>{name}</span> {review !== null && <RatingStars rating={review.rating} />}
        </p>
        {!isOpen && (
          <Button
            look="quiet"
            aria-label={
              review === null ? t`Write a review: ${name}` : t`Change your review: ${name}`
            }
            onClick={() => setOpen(true)}
          >
            {review === null ? <Trans>Write a review</Trans> : <Trans>Change your review</Trans>}
          </Button>
        )}
      </div>
      <output className={text({ tone: 'muted', size: 'sm' })}>
        {!isOpen && review !== null && <ReviewStatus state={review.state} />}
      </output>
      {isOpen && <ReviewForm productId={productId} name={name} review={review} onClose={close} />}
    </div>
  );
}

type OrderReviewsProps = { order: Order; returns: readonly Return[] };

/**
 * Below an order that can have arrived: what the customer thinks of each of its items. What comes back
 * is not asked about; a review that was written before can still be changed.
 */
export function OrderReviews({ order, returns }: OrderReviewsProps) {
  const { data } = useQuery({ ...ownReviewsQuery, enabled: isReviewable(order.status) });
  const { countryCodeISO2 } = useShop().parameters;
  const isHere = canHaveArrived(order, shopDay(new Date(), countryCodeISO2));
  const keptLines = new Set(itemsLeft(order.lineItems, returns).map(({ lineId }) => lineId));
  const isAsked = ({ lineId, product: { productId } }: Order['lineItems'][number]) =>
    (isHere && keptLines.has(lineId)) || data?.some((own) => own.productId === productId);
  const items = new Map(
    order.lineItems.filter(isAsked).map(({ product }) => [product.productId, product]),
  );
  if (data === undefined || items.size === 0) return null;
  return (
    <section className={orderReviews()}>
      <h3 className={heading({ size: 'part' })}>
        <Trans>How do you like it?</Trans>
      </h3>
      {[...items.values()].map(({ productId, name }) => (
        <ItemReview
          key={productId}
          productId={productId}
          name={name}
          review={data.find((own) => own.productId === productId) ?? null}
        />
      ))}
    </section>
  );
}
