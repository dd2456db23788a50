import { useShop } from '#src/features/shop/shop-provider.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { ExpressButton } from './express-button.tsx';

type ExpressCheckoutProps = {
  /** What comes before the order, and calls back when it has been done. */
  first?: (goOn: () => void) => void;
};

/** The express button, in shops that have one. */
export function ExpressCheckout({ first }: ExpressCheckoutProps) {
  const { expressCheckout = false } = useShop().parameters.params;
  if (!expressCheckout) return null;
  return (
    <OptionalPart>
      <ExpressButton first={first} />
    </OptionalPart>
  );
}
