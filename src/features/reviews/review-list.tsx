import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '#src/domain/review/review.schema.ts';
import type { Fit } from '#src/domain/review/review.ts';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { heading, reviewList, text } from '#styles/recipes';
import { FitAdvice } from './fit-advice.tsx';
import { RatingStars } from './rating-stars.tsx';
import { REVIEWS_PAGE_SIZE, reviewsQuery } from './reviews.functions.ts';

/** How an item fits, by a single opinion. */
function FitOpinion({ fit }: { fit: Fit }) {
  switch (fit) {
    case 'small':
      return <Trans>Runs small</Trans>;
    case 'true':
      return <Trans>True to size</Trans>;
    case 'large':
      return <Trans>Runs large</Trans>;
  }
}

function ReviewItem({ review, isShoe }: { review: Review; isShoe: boolean }) {
  const { date } = useFormats();
  const styles = reviewList();
  const { author, rating, fit, size, text: words, writtenOn } = review;
  return (
    <li className={styles.item}>
      <p className={styles.stars}>
        <RatingStars rating={rating} />
      </p>
      <p className={styles.words}>{words}</p>
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {author}
        {' · '}
        <time dateTime={writtenOn}>{date(writtenOn, 'long')}</time>
        {size !== null && (
          <>
            {' · '}
            {isShoe ? <Trans>Shoe size bought: {size}</Trans> : <Trans>Size bought: {size}</Trans>}
          </>
        )}
        {fit !== null && (
          <>
            {' · '}
            <FitOpinion fit={fit} />
          </>
        )}
      </p>
    </li>
  );
}

type ReviewListProps = { productId: string; isShoe: boolean };

type PageProps = ReviewListProps & { page: number };

function ReviewPage({ productId, isShoe, page }: PageProps) {
  const { data } = useQuery(reviewsQuery(productId, page));
  return data?.values.map((review) => (
    <ReviewItem key={review.reviewId} review={review} isShoe={isShoe} />
  ));
}

/** What buyers say of a product, below it: the whole in a glance, then one after the other. */
export function ReviewList({ productId, isShoe }: ReviewListProps) {
  const { i18n } = useLingui();
  const [pages, setPages] = useState([0]);
  const { data: first } = useQuery(reviewsQuery(productId, 0));
  const styles = reviewList();
  if (first === undefined || first.average === null) return null;
  const { total, average, fit } = first;
  return (
    <section className={styles.root} aria-labelledby="reviews-title">
      <div className={styles.head}>
        <h2 id="reviews-title" className={heading({ size: 'section' })}>
          <Trans>What our customers say</Trans>
        </h2>
        <p className={styles.average}>
          <span>{i18n.number(average, { minimumFractionDigits: 1 })}</span>{' '}
          <span className={styles.stars}>
            <RatingStars rating={average} />
          </span>
        </p>
        <p className={text({ tone: 'muted' })}>
          <Plural value={total} one="# review" other="# reviews" />
        </p>
        {fit !== null && (
          <p>
            <FitAdvice fit={fit} isShoe={isShoe} />
          </p>
        )}
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>
            Only those who have bought this item from us can review it. We read each review before
            it is shown, good or bad. <LegalLink page="terms">How reviews are checked</LegalLink>
          </Trans>
        </p>
      </div>
      <div>
        <ul className={styles.list}>
          {pages.map((page) => (
            <ReviewPage key={page} productId={productId} isShoe={isShoe} page={page} />
          ))}
        </ul>
        {pages.length * REVIEWS_PAGE_SIZE < total && (
          <Button look="outline" onClick={() => setPages([...pages, pages.length])}>
            <Trans>More reviews</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
