import type { z } from 'zod';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { Call } from '#src/domain/wire/call.ts';
import type { AnyRequest } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';

type OrderCall = Call & { request: { body: z.ZodType } };

/** Writes to an order, for the version that the page shows; true once it was done. */
export function useOrderWrite({ order, version }: Pick<StaffOrder, 'order' | 'version'>) {
  const { write, ...state } = useWrite();
  async function change<C extends OrderCall>(
    call: C,
    body: object = {},
    params: Record<string, string> = {},
  ): Promise<boolean> {
    const request: AnyRequest = {
      params: { orderNumber: order.orderNumber, ...params },
      body: { changeId: crypto.randomUUID(), version, ...body },
    };
    return (await write<Call>(call, request)) !== undefined;
  }
  return { change, ...state };
}
