import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import type { TrackedOrder } from '#src/domain/order/order.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { TopPageData } from '#src/features/search-engines/structured-data.tsx';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { LegalLink } from '#src/features/shop/legal-link.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { typedText, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, heading, narrowForm, page, text } from '#styles/recipes';
import { OrderReturns } from './order-returns.tsx';
import { claimOrder, orderClaim, withdrawFromTracked } from './orders.functions.ts';
import { SendBack } from './send-back.tsx';
import { CLAIM_PROBLEMS } from './withdrawal-problems.ts';

type Claim = v.InferOutput<typeof orderClaim>;
type WithdrawalPageProps = { problem?: string | undefined };
type Claimed = { token: string; order: TrackedOrder };
type ClaimField = keyof Claim;

/** Where the form is sent without script; outside the prefixes. */
const CLAIM_FORM_PATH = '/api/withdrawal-claims';

/** Which of the fields cannot be right. */
function problemsOf(typed: Claim): Partial<Record<ClaimField, ClaimField>> {
  const wrong = (field: ClaimField) => !v.is(orderClaim.entries[field], typed[field]);
  return {
    ...(wrong('orderNumber') && { orderNumber: 'orderNumber' as const }),
    ...(wrong('email') && { email: 'email' as const }),
  };
}

/** First step: which contract, and where its acknowledgement goes. */
function ClaimForm({
  problem,
  onFound,
}: WithdrawalPageProps & { onFound: (claimed: Claimed) => void }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: Claim) => claimOrder({ data }),
    onSuccess: onFound,
  });
  const { form, problems } = useCheckedForm<Claim, ClaimField>({
    read: (data) => ({
      orderNumber: typedText(data, 'orderNumber'),
      email: typedText(data, 'email'),
    }),
    problemsOf,
    onValid: (claim) => mutate(claim),
  });
  const earlier = CLAIM_PROBLEMS.find((code) => code === problem) ?? null;
  return (
    <form {...form} method="post" action={CLAIM_FORM_PATH} className={narrowForm()}>
      <input type="hidden" name="locale" value={useLocale()} />
      <TextField
        name="orderNumber"
        label={t`Order number`}
        hint={t`It is in the email that confirmed your order.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={problems.orderNumber && t`Please enter the number of your order.`}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email address`}
        hint={t`The one you ordered with. We will send the acknowledgement there.`}
        autoComplete="email"
        required
        error={problems.email && t`Please enter an email address such as name@mail.example.`}
      />
      <FormError code={error === null ? earlier : readClientError(error).code} />
      <Button type="submit" isBusy={isPending}>
        <Trans>Choose the items</Trans>
      </Button>
    </form>
  );
}

/** Second step: the items and the confirmation, as on every page that shows the order. */
function ClaimedOrder({ claimed: { token, order } }: { claimed: Claimed }) {
  const [journey, setJourney] = useState(order.journey);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { orderNumber } = order;
  const isOver = journey.withdrawable === null && journey.returns.length === 0;
  return (
    <div className={flow({ gap: '8' })}>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'section' })}>
        <Trans>Order {orderNumber}</Trans>
      </h2>
      {isOver && (
        <p>
          <Trans>The cancellation period for this order has ended.</Trans>
        </p>
      )}
      <SendBack
        order={order}
        journey={journey}
        declare={{ law: (declaration) => withdrawFromTracked({ data: { token, ...declaration } }) }}
        onDeclared={setJourney}
      />
      <OrderReturns order={order} journey={journey} by={{ token }} />
    </div>
  );
}

/** Withdrawing from a contract without a sign-in, from every page of the shop (decision 055). */
export function WithdrawalPage({ problem }: WithdrawalPageProps) {
  const { t } = useLingui();
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const title = t`Cancel the contract here`;
  return (
    <div className={page({ top: 'tight' })}>
      <TopPageData name={title} path={WITHDRAWAL_PATH} />
      <Breadcrumb />
      <div className={flow({ gap: '6' })}>
        <h1 className={heading()}>{title}</h1>
        {claimed === null ? (
          <>
            <p className={text({ measure: 'read' })}>
              <Trans>
                You do not need an account or a reason, just your order number, your email address
                and the items you no longer want. You confirm at the end.
              </Trans>
            </p>
            <ClaimForm problem={problem} onFound={setClaimed} />
          </>
        ) : (
          <ClaimedOrder claimed={claimed} />
        )}
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>
            How long you have to cancel, what it costs and a form to print:{' '}
            <LegalLink page="withdrawal">your right to cancel</LegalLink>
          </Trans>
        </p>
      </div>
    </div>
  );
}
