import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { CardTerms } from '#src/features/checkout/card-terms.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { flow } from '#styles/recipes';
import { useExpressOrder } from './use-express-order.ts';

type ExpressButtonProps = { first: ((goOn: () => void) => void) | undefined };

/** Orders what is in the cart by wallet, to the address and in the way that the customer likes best. */
export function ExpressButton({ first }: ExpressButtonProps) {
  const isHydrated = useHydrated();
  const { order, isBusy, code } = useExpressOrder();
  const start = () => (first === undefined ? order() : first(order));
  return (
    <div className={flow({ gap: '2' })}>
      <Button look="outline" width="full" isBusy={isBusy} disabled={!isHydrated} onClick={start}>
        <Trans>Express checkout</Trans>
      </Button>
      <FormError code={code} />
      <CardTerms />
    </div>
  );
}
