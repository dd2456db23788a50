import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OrderStep } from '#src/domain/order/order-paths.ts';
import { orderRoute, useLiveFlow } from '#src/features/shop/order-page.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { checkoutQuery } from './checkout.functions.ts';

/** What the guards have just read; a step without it is a mistake of ours, and fails loudly. */
export function useCheckout() {
  const { data } = useSuspenseQuery({ ...checkoutQuery, refetchOnMount: false });
  if (data === null) throw new Error('a checkout step without a checkout');
  return data;
}

/** Leads on to a step of the live flow. */
export function useGoToStep() {
  const router = useRouter();
  const locale = useLocale();
  const flow = useLiveFlow();
  return (step: Exclude<OrderStep, 'confirmation'>) =>
    void router.navigate({ to: orderRoute(step, flow), params: { locale } });
}
