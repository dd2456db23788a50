import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import type { Order, OrderSummary } from './order.schema.ts';
import { PAID_STATUSES } from './order.values.ts';
import {
  CHECKOUT_VERSIONS,
  type CheckoutVersion,
  type LiveFlow,
  ORDER_PATHS,
  ORDER_STEPS,
  type OrderPath,
  type OrderStep,
  orderStepRoute,
} from './order-paths.ts';

/** Which pictures show what some lines hold, each colour once. */
export function picturesOf(
  lines: readonly { product: Pick<LineProduct, 'optionId' | 'look'> }[],
): Pick<OrderSummary, 'optionIds' | 'looks'> {
  const products = new Map(lines.map(({ product }) => [product.optionId, product]));
  const looks = [...products].flatMap(([optionId, { look }]) =>
    look === undefined ? [] : [[optionId, look]],
  );
  return { optionIds: [...products.keys()], looks: Object.fromEntries(looks) };
}

export function isPaid({ status }: Pick<Order, 'status'>): boolean {
  return PAID_STATUSES.includes(status);
}

export function stepsOf({ version, hasOverview }: LiveFlow): OrderStep[] {
  const isShown = version === 'v1' && hasOverview;
  return ORDER_STEPS.filter((step) => step !== 'overview' || isShown);
}

/** Which step of which flow a page is; null for a page that is none. */
export function orderPage(path: string): { version: CheckoutVersion; step: OrderStep } | null {
  for (const version of CHECKOUT_VERSIONS) {
    const step = ORDER_STEPS.find((name) => ORDER_PATHS[version][name] === path);
    if (step !== undefined) return { version, step };
  }
  return null;
}

/**
 * Where a page of the flow that is not live leads: the older one's to the same step, the current
 * one's to the cart, but for the confirmation, since a paid order can always be shown. Null where
 * the page may be asked for.
 */
export function leadsTo(
  { version, step }: { version: CheckoutVersion; step: OrderStep },
  live: LiveFlow,
): OrderPath | '/cart' | null {
  if (version !== live.version) {
    if (live.version === 'v2') return orderStepRoute(step, 'v2');
    return step === 'confirmation' ? null : '/cart';
  }
  return stepsOf(live).includes(step) ? null : orderStepRoute('payment', version);
}

/** What has been settled of a cart's way to an order. */
export type CheckoutProgress = { hasBilling: boolean; hasDelivery: boolean; hasPayment: boolean };

/** The step a shopper has to be at before a later one opens (guard table, order-access). */
export function firstIncompleteStep(progress: CheckoutProgress): OrderStep {
  if (!progress.hasBilling) return 'billing';
  if (!progress.hasDelivery) return 'delivery';
  return progress.hasPayment ? 'overview' : 'payment';
}

/** Whether a step may be entered: everything before it is settled. */
export function mayEnterStep(step: OrderStep, progress: CheckoutProgress): boolean {
  return ORDER_STEPS.indexOf(step) <= ORDER_STEPS.indexOf(firstIncompleteStep(progress));
}
