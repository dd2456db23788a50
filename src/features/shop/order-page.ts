import { type LiveFlow, type OrderStep, orderStepRoute } from '#src/domain/order/order-paths.ts';
import type { Shop } from './shop.functions.ts';
import { useShop } from './shop-provider.tsx';

/** The flow that a shop sells in. */
export function liveFlow({ checkoutVersion, parameters }: Shop): LiveFlow {
  return { version: checkoutVersion, hasOverview: parameters.params.funnel.overview };
}

export function orderRoute(step: OrderStep, { version }: LiveFlow) {
  return `/$locale${orderStepRoute(step, version)}` as const;
}

export function useLiveFlow(): LiveFlow {
  return liveFlow(useShop());
}
