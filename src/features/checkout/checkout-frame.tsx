import type { ReactNode } from 'react';
import type { OrderStep } from '#src/domain/order/order-paths.ts';
import { checkoutColumns, heading, page } from '#styles/recipes';
import { CheckoutSteps } from './checkout-steps.tsx';

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
