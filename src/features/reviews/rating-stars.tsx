import { useLingui } from '@lingui/react/macro';
import { RATINGS } from '#src/domain/review/review.ts';
import { unseen } from '#styles/recipes';

/** A rating as stars, with an accessible name. */
export function RatingStars({ rating }: { rating: number }) {
  const { t, i18n } = useLingui();
  const said = i18n.number(rating);
  return (
    <span>
      <span aria-hidden="true">
        {RATINGS.map((star) => (star <= Math.round(rating) ? '★' : '☆')).join('')}
      </span>
      <span className={unseen()}>{t`${said} out of 5 stars`}</span>
    </span>
  );
}
