import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ORDER_STEPS, type OrderStep } from '#src/domain/order.ts';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { checkoutSteps } from '#styles/recipes';

const STEP_NAMES = {
  billing: msg`Billing`,
  delivery: msg`Delivery`,
  payment: msg`Payment`,
  confirmation: msg`Confirmation`,
} as const;

/** Where the shopper is; steps that are done lead back, until there is an order. */
export function CheckoutSteps({ current }: { current: OrderStep }) {
  const { t, i18n } = useLingui();
  const styles = checkoutSteps();
  const position = ORDER_STEPS.indexOf(current);
  return (
    <nav aria-label={t`Checkout steps`}>
      <ol className={styles.list}>
        {ORDER_STEPS.map((step, index) => {
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
