import { Plural } from '@lingui/react/macro';
import { RATINGS } from '#src/domain/review/review.ts';
import { unseen } from '#styles/recipes';

export function RatingStars({ rating }: { rating: number }) {
  return (
    <span>
      <span aria-hidden="true">
        {RATINGS.map((star) => (star <= Math.round(rating) ? '★' : '☆')).join('')}
      </span>
      <span className={unseen()}>
        <Plural value={rating} one="# out of 5 stars" other="# out of 5 stars" />
      </span>
    </span>
  );
}
