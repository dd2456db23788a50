import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/import/import.calls.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, okFile, serve } from '../kernel/http/serve.ts';
import { requireAllShops } from '../staff/face.ts';
import { exportCatalogue } from './catalogue-file/export-catalogue.ts';
import { addPart, beginImport, cancelImport, startCheck, startRun } from './change-import.ts';
import { exportOfKind } from './export-kind.ts';
import { KINDS } from './import-kinds.ts';
import { listImports, readImport } from './import-store.ts';
import { refusedRowsOf } from './refused-rows.ts';

/** Files that the staff import. */
export function serveImportsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const { database } = deps;
  const read = async (importId: string, { language }: StaffCaller) =>
    ok(await readImport(database, importId, language));

  serve(router, calls.listImports, async ({ query }, caller) =>
    ok(hasAllShops(caller) ? await listImports(database, query) : { values: [], total: 0 }),
  );

  serve(router, calls.getImport, async ({ params }, caller) => {
    requireAllShops(caller);
    return read(params.importId, caller);
  });

  serve(router, calls.beginImport, async ({ body }, caller) => {
    requireAllShops(caller);
    await beginImport(deps, caller, body);
    return read(body.changeId, caller);
  });

  serve(router, calls.addImportPart, async ({ params, body }, caller) => {
    requireAllShops(caller);
    await addPart(deps, params.importId, { ...params, ...body });
    return { status: 204, body: null };
  });

  serve(router, calls.checkImport, async ({ params, body }, caller) => {
    requireAllShops(caller);
    await startCheck(deps, params.importId, body);
    return read(params.importId, caller);
  });

  serve(router, calls.runImport, async ({ params, body }, caller) => {
    requireAllShops(caller);
    await startRun(deps, caller, { ...params, ...body });
    return read(params.importId, caller);
  });

  serve(router, calls.cancelImport, async ({ params }, caller) => {
    requireAllShops(caller);
    await cancelImport(deps, caller, params.importId);
    return read(params.importId, caller);
  });

  serve(router, calls.getRefusedRows, async ({ params }, caller) => {
    requireAllShops(caller);
    return ok(await refusedRowsOf(database, params.importId, caller.language));
  });

  // Before that of the other kinds, whose path is its own with a gap.
  serve(router, calls.exportCatalogue, async ({ query }, caller) => {
    if (query.shop !== undefined && !caller.shops.has(query.shop)) {
      throw new DomainError('FORBIDDEN');
    }
    const { fileName, lines } = await exportCatalogue(deps, caller, query);
    return okFile(fileName, lines);
  });

  serve(router, calls.exportKind, async ({ params: { kind } }, caller) => {
    requireAllShops(caller, KINDS[kind].needs);
    return ok(await exportOfKind(deps, caller, kind));
  });
}
