import { useRouter } from '@tanstack/react-router';
import type { OrderStep } from '#src/domain/order/order-paths.ts';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** Leads on to a step of the live flow. */
export function useGoToStep() {
  const router = useRouter();
  const locale = useLocale();
  const flow = useLiveFlow();
  return (step: Exclude<OrderStep, 'confirmation'>) =>
    void router.navigate({ to: orderRoute(step, flow), params: { locale } });
}
