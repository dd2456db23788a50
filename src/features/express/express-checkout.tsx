import { useShop } from '#src/features/shop/shop-provider.tsx';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';

const ExpressButton = lazyPart(() =>
  import('./express-button.tsx').then((part) => part.ExpressButton),
);

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
