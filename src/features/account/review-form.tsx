import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OwnReview } from '#src/domain/review/review.schema.ts';
import {
  FITS,
  type Fit,
  RATINGS,
  type Rating,
  REVIEW_TEXT,
  reviewProblems,
} from '#src/domain/review/review.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { ownReviewsQuery, sendReview } from '#src/features/reviews/reviews.functions.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { TextAreaField } from '#src/ui/field.tsx';
import { cluster, flow, text } from '#styles/recipes';

const ROWS = 5;

const ratingOf = (key: string) => RATINGS.find((rating) => String(rating) === key) ?? null;
const fitOf = (key: string) => FITS.find((fit) => fit === key) ?? null;

type ReviewFormProps = {
  productId: string;
  name: string;
  review: OwnReview | null;
  onClose: () => void;
};

/** Stars, fit and text for an item that was bought. */
export function ReviewForm({ productId, name, review, onClose }: ReviewFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [rating, setRating] = useState<Rating | null>(review?.rating ?? null);
  const [fit, setFit] = useState<Fit | null>(review?.fit ?? null);
  const [words, setWords] = useState(review?.text ?? '');
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? reviewProblems({ rating: rating ?? 0, text: words }) : {};
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: { rating: Rating }) =>
      sendReview({ data: { productId, ...draft, fit, text: words } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(ownReviewsQuery);
      onClose();
    },
  });
  const ratingNames: Record<Rating, string> = {
    1: t`1 star: poor`,
    2: t`2 stars: fair`,
    3: t`3 stars: good`,
    4: t`4 stars: very good`,
    5: t`5 stars: excellent`,
  };
  const fitNames: Record<Fit, string> = {
    small: t`Runs small`,
    true: t`True to size`,
    large: t`Runs large`,
  };
  const textProblem =
    problems.text === 'short'
      ? t`Please write at least ${REVIEW_TEXT.min} characters, so that it helps other shoppers.`
      : t`Please shorten your review to ${REVIEW_TEXT.max} characters.`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const problemsFound = reviewProblems({ rating: rating ?? 0, text: words });
    const { elements } = event.currentTarget;
    if (problemsFound.rating !== undefined || rating === null) {
      const first = event.currentTarget.querySelector('input');
      first?.focus();
    } else if (problemsFound.text !== undefined) {
      const area = elements.namedItem('text');
      if (area instanceof HTMLElement) area.focus();
    } else if (!isPending) mutate({ rating });
  };
  return (
    <form
      className={flow({ gap: '4' })}
      method="post"
      noValidate
      aria-label={t`Your review: ${name}`}
      onSubmit={submit}
    >
      <ChoiceGroup
        name={`rating-${productId}`}
        legend={<Trans>Your rating</Trans>}
        value={rating === null ? undefined : ratingNames[rating]}
        choices={RATINGS.map((stars) => ({
          key: String(stars),
          label: ratingNames[stars],
          face: <span aria-hidden="true">{`${stars} ★`}</span>,
        }))}
        selected={rating === null ? null : String(rating)}
        onSelect={(key) => setRating(ratingOf(key))}
        error={problems.rating && t`Please choose one to five stars.`}
        errorId={`rating-error-${productId}`}
      />
      <ChoiceGroup
        name={`fit-${productId}`}
        legend={<Trans>How does it fit? (optional)</Trans>}
        choices={FITS.map((key) => ({
          key,
          label: fitNames[key],
          // Each as wide as its words: chips of one width would break them.
          face: (
            <span aria-hidden="true" className={text({ size: 'sm' })}>
              {fitNames[key]}
            </span>
          ),
        }))}
        selected={fit}
        onSelect={(key) => setFit(fitOf(key))}
      />
      <TextAreaField
        name="text"
        label={t`Your review`}
        hint={t`Fabric, cut, colour, how it wears. Your review is shown with your first name and the first letter of your last name.`}
        rows={ROWS}
        required
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        error={problems.text && textProblem}
      />
      <FormError code={error === null ? null : readClientError(error).code} />
      <div className={cluster({ gap: '4' })}>
        <Button type="submit" isBusy={isPending}>
          <Trans>Send the review</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
