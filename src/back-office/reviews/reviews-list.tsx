import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { List, SelectInput, useListContext } from 'react-admin';
import { type Fit, REVIEW_STATES, type ReviewState } from '#src/domain/review/review.ts';
import { judgeReview } from '#src/domain/review/staff-review.calls.ts';
import type { StaffReview } from '#src/domain/review/staff-review.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { useFormats } from '../look/formats.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';

const STATES: Record<ReviewState, MessageDescriptor> = {
  waiting: msg`To be judged`,
  shown: msg`Shown`,
  refused: msg`Refused`,
};
const FITS: Record<Fit, MessageDescriptor> = {
  small: msg`runs small`,
  true: msg`as expected`,
  large: msg`runs large`,
};

function Judgement({ review }: { review: StaffReview }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const { id: reviewId, writtenAt, author, state } = review;
  const judge = (to: 'shown' | 'refused') =>
    write(judgeReview, { params: { reviewId }, body: { writtenAt, to } });
  return (
    <>
      <Refusal of={refusal} />
      <Stack direction="row" spacing={1}>
        {state !== 'shown' && (
          <Button
            size="small"
            variant="outlined"
            loading={isWriting}
            onClick={() => judge('shown')}
            aria-label={t`Show the review of ${author}`}
          >
            {t`Show`}
          </Button>
        )}
        {state !== 'refused' && (
          <Button
            size="small"
            color="error"
            loading={isWriting}
            onClick={() => judge('refused')}
            aria-label={t`Refuse the review of ${author}`}
          >
            {t`Refuse`}
          </Button>
        )}
      </Stack>
    </>
  );
}

function Review({ review }: { review: StaffReview }) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const languageOf = useLanguageNames();
  const { rating, fit, author, lang, productName, productId, size, state, text, writtenAt } =
    review;
  const facts = [
    t`${rating} of 5`,
    author,
    languageOf(lang),
    productName || productId,
    ...(size === null ? [] : [t`Size ${size}`]),
    ...(fit === null ? [] : [i18n._(FITS[fit])]),
    moment(writtenAt),
    i18n._(STATES[state]),
  ];
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Typography
        component="blockquote"
        lang={lang}
        sx={{ mx: 0, my: 1, maxWidth: '70ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      <Judgement {...{ review }} />
    </Box>
  );
}

function Reviews() {
  const { t } = useLingui();
  const { data, isPending, filterValues } = useListContext<StaffReview>();
  if (isPending || data === undefined) return null;
  if (data.length === 0) {
    const none = filterValues.state === 'waiting' ? t`Nothing waits.` : t`Nothing was found.`;
    return <Typography sx={{ p: 2 }}>{none}</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((review) => (
        <Review key={review.id} {...{ review }} />
      ))}
    </Box>
  );
}

/** What buyers say of products: shown in the shops of its language, or refused. */
export function ReviewsList() {
  const { t, i18n } = useLingui();
  return (
    <List
      empty={false}
      title={t`Reviews`}
      sort={{ field: 'writtenAt', order: 'ASC' }}
      actions={false}
      filterDefaultValues={{ state: 'waiting' }}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t`State`}
          alwaysOn
          choices={REVIEW_STATES.map((id) => ({ id, name: i18n._(STATES[id]) }))}
        />,
      ]}
    >
      <Reviews />
    </List>
  );
}
