import { and, eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/return-picture.calls.ts';
import { mayAddPicture } from '#src/domain/order/return-picture.ts';
import type { Router } from '../../kernel/http/create-router.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { ok, serve } from '../../kernel/http/serve.ts';
import { readUpload } from '../../kernel/uploads/read-upload.ts';
import { changeOrder, requireOrder } from '../change-order.ts';
import { readOrder } from '../read-order.ts';
import { orderReturns, returnPictures } from '../tables.ts';
import { findReturnPictures } from './find-return-pictures.ts';

/** Pictures of items that came back and were refused. */
export function serveReturnPictures(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;
  const requireReturn = async (returnId: string) => {
    const isIt = eq(orderReturns.returnId, returnId);
    const [found] = await database.select().from(orderReturns).where(isIt);
    return requireFound(found, 'NOT_FOUND');
  };

  serve(
    router,
    calls.addReturnPicture,
    async ({ params: { returnId }, body: { lineId, content, ...asked } }, caller) => {
      const { orderNumber } = await requireReturn(returnId);
      await requireOrder(database, caller, orderNumber);
      const saved = await readUpload(content);
      const change = { ...asked, orderNumber, action: 'order.picture' } as const;
      await changeOrder(deps, caller, change, async (tx, _, addedAt) => {
        const { inspected } = await requireReturn(returnId);
        const before = await findReturnPictures(tx, [returnId]);
        if (!mayAddPicture(lineId, inspected, before)) {
          throw new DomainError('PICTURE_NOT_POSSIBLE');
        }
        const { changeId: pictureId } = asked;
        const row = { pictureId, returnId, lineId, addedBy: caller.name, addedAt };
        await tx.insert(returnPictures).values({ ...row, content: saved.content });
        return { after: { returnId, lineId, pictureId } };
      });
      return ok(await readOrder(database, caller, orderNumber, now()));
    },
  );

  serve(
    router,
    calls.removeReturnPicture,
    async ({ params: { returnId, pictureId }, body }, caller) => {
      const { orderNumber } = await requireReturn(returnId);
      const change = { ...body, orderNumber, action: 'order.picture-removal' } as const;
      await changeOrder(deps, caller, change, async (tx) => {
        const isIt = and(
          eq(returnPictures.pictureId, pictureId),
          eq(returnPictures.returnId, returnId),
        );
        const [gone] = await tx.delete(returnPictures).where(isIt).returning();
        const { lineId } = requireFound(gone, 'NOT_FOUND');
        return { before: { returnId, lineId, pictureId }, after: null };
      });
      return ok(await readOrder(database, caller, orderNumber, now()));
    },
  );

  serve(router, calls.getReturnPicture, async ({ params: { returnId, pictureId } }, caller) => {
    const { orderNumber } = await requireReturn(returnId);
    await requireOrder(database, caller, orderNumber);
    const [found] = await database
      .select({ content: returnPictures.content })
      .from(returnPictures)
      .where(and(eq(returnPictures.pictureId, pictureId), eq(returnPictures.returnId, returnId)));
    return ok({ content: requireFound(found, 'NOT_FOUND').content.toString('base64') });
  });
}
