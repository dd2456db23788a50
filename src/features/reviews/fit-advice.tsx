import { Trans } from '@lingui/react/macro';
import type { Fit } from '#src/domain/review/review.ts';

function ShoeAdvice({ fit }: { fit: Fit }) {
  switch (fit) {
    case 'small':
      return <Trans>Runs small: if in doubt, go up a shoe size.</Trans>;
    case 'true':
      return <Trans>True to size: take your usual shoe size.</Trans>;
    case 'large':
      return <Trans>Runs large: if in doubt, go down a shoe size.</Trans>;
  }
}

export function FitAdvice({ fit, isShoe }: { fit: Fit; isShoe: boolean }) {
  if (isShoe) return <ShoeAdvice fit={fit} />;
  switch (fit) {
    case 'small':
      return <Trans>Runs small: if in doubt, go up a size.</Trans>;
    case 'true':
      return <Trans>True to size: take your usual size.</Trans>;
    case 'large':
      return <Trans>Runs large: if in doubt, go down a size.</Trans>;
  }
}
