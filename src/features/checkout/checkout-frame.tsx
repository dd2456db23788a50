import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stepsOf } from '#src/domain/order/order.ts';
import type { OrderStep } from '#src/domain/order/order-paths.ts';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { useLiveFlow } from '#src/features/shop/order-page.ts';
import { Icon } from '#src/ui/icon.tsx';
import { checkoutColumns, checkoutSteps, heading, page } from '#styles/recipes';

const STEP_NAMES = {
  billing: msg`Billing`,
  delivery: msg`Delivery`,
  payment: msg`Payment`,
  overview: msg`Overview`,
  confirmation: msg`Confirmation`,
} as const;

/** Where the shopper is; steps that are done lead back, until there is an order. */
function CheckoutSteps({ current }: { current: OrderStep }) {
  const { t, i18n } = useLingui();
  const styles = checkoutSteps();
  const steps = stepsOf(useLiveFlow());
  const position = steps.indexOf(current);
  return (
    <nav aria-label={t`Checkout steps`}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const isDone = index < position || current === 'confirmation';
          const face = (
            <>
              <span className={styles.number}>{isDone ? <Icon name="check" /> : index + 1}</span>
              <span className={styles.name}>{i18n._(STEP_NAMES[step])}</span>
            </>
          );
          return (
            <li
              key={step}
              className={styles.step}
              aria-current={step === current ? 'step' : undefined}
            >
              {isDone && current !== 'confirmation' && step !== 'confirmation' ? (
                <CheckoutLink step={step} className={styles.link}>
                  {face}
                </CheckoutLink>
              ) : (
                face
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type CheckoutFrameProps = {
  step: OrderStep;
  title: ReactNode;
  /** What is being ordered. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A page of the checkout: where we are, what is asked, and what is being ordered beside it. */
export function CheckoutFrame({ step, title, summary, children }: CheckoutFrameProps) {
  const styles = checkoutColumns();
  const aside = summary !== undefined && <div className={styles.aside}>{summary}</div>;
  // On small screens what is ordered stands above a form, and below the good news.
  const isLast = step === 'confirmation';
  return (
    <div className={page()}>
      <CheckoutSteps current={step} />
      <div className={styles.root}>
        <div className={styles.title}>
          <h1 className={heading()}>{title}</h1>
        </div>
        {!isLast && aside}
        <div className={styles.main}>{children}</div>
        {isLast && aside}
      </div>
    </div>
  );
}
