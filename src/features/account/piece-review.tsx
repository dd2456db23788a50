import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OwnReview } from '#src/domain/review/review.schema.ts';
import type { ReviewState } from '#src/domain/review/review.ts';
import { RatingStars } from '#src/features/reviews/rating-stars.tsx';
import { Button } from '#src/ui/button.tsx';
import { cluster, flow, text } from '#styles/recipes';
import { ReviewForm } from './review-form.tsx';

function StateOf({ state }: { state: ReviewState }) {
  switch (state) {
    case 'waiting':
      return <Trans>Thank you. We read each review before it is shown.</Trans>;
    case 'shown':
      return <Trans>Your review is on the page of the item.</Trans>;
    case 'refused':
      return <Trans>We could not publish this review. You are welcome to write it again.</Trans>;
  }
}

type PieceReviewProps = { productId: string; name: string; review: OwnReview | null };

/** What the customer has said of one piece, and the form to say it; the form opens in its place. */
export function PieceReview({ productId, name, review }: PieceReviewProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // The focus goes back to where the form was opened.
    flushSync(() => setOpen(false));
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={place} className={flow({ gap: '2' })}>
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
        {!isOpen && review !== null && <StateOf state={review.state} />}
      </output>
      {isOpen && <ReviewForm productId={productId} name={name} review={review} onClose={close} />}
    </div>
  );
}
