import { and, eq, sql } from 'drizzle-orm';
import * as calls from '#src/domain/account/staff-customer.calls.ts';
import { customerList } from '#src/domain/account/staff-customer.list.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { deleteAccount } from '../accounts/face.ts';
import {
  changeCustomer,
  findCustomer,
  isCustomerBlocked,
  lockCustomer,
} from '../customers/face.ts';
import { isUntouched } from '../gift-cards/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { repeatMail } from '../kernel/mail/repeat-mail.ts';
import { mails } from '../kernel/mail/tables.ts';
import { labelsIn } from '../sign-in-providers/face.ts';
import { audit, exportList, isMade, requireAllShops } from '../staff/face.ts';
import { eraseGuest } from './guests.ts';
import { findCustomers, listCustomers, visible } from './list-customers.ts';
import { readCustomer } from './read-customer.ts';
import { readCustomerData } from './read-customer-data.ts';
import { isReadableMail } from './readable-mails.ts';
import { customerFiles, customerNotes } from './tables.ts';

type Asked = { customerId: string; changeId: string; version: number | null };

type Changed = {
  before?: unknown;
  after: unknown;
  /** What else the staff know of the customer from now on. */
  file?: { blockedFor: string | null };
};

/** A write of the staff to a customer, as `changeOrder` is one to an order. */
async function changeCustomerFile(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { action, customerId, changeId, version }: Asked & { action: ActionOf<'customer'> },
  work: (tx: Transaction, now: Date, email: string) => Promise<Changed>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const which = sql`${await visible(tx, caller)} and c.customer_id = ${customerId}`;
    const [found] = await findCustomers(tx, caller, which);
    if (found === undefined || !(await lockCustomer(tx, customerId))) {
      throw new DomainError('NOT_FOUND');
    }
    const at = now();
    const made = { changeId, subjectKind: 'customer', subjectId: customerId };
    if (await isMade(tx, made, at)) return;
    const isIt = eq(customerFiles.customerId, customerId);
    const [file] = await tx.select().from(customerFiles).where(isIt);
    const current = file?.version ?? 1;
    if (version !== null && version !== current) throw new DomainError('CHANGED_BY_OTHERS');
    const { file: fields = {}, ...changed } = await work(tx, at, found.email);
    const next = { version: current + 1, ...fields };
    await tx
      .insert(customerFiles)
      .values({ customerId, ...next })
      .onConflictDoUpdate({ target: customerFiles.customerId, set: next });
    const subject = { kind: 'customer', id: customerId };
    await audit(tx, caller, at, { action, subject, shop: null, ...changed });
  });
}

/** The shop of a customer's latest order, or the first of the caller's: whose mail tells them. */
export async function shopOf(db: Queryable, caller: StaffCaller, customerId: string) {
  const { rows } = await db.execute<{ domain: OnlineLocale }>(sql`
    select w.domain from orders o join web_domains w on w.store_id = o.store_id
    where o.customer_id = ${customerId} order by o.created_at desc limit 1`);
  return rows[0]?.domain ?? [...caller.shops][0] ?? 'en';
}

/** Customers as the staff work on them. */
export function serveCustomers(router: Router, deps: PlatformDeps): void {
  const { database, config, now, signIns } = deps;
  const read = async (caller: StaffCaller, customerId: string) =>
    ok(await readCustomer(deps, caller, customerId));

  /** Blocks or unblocks; CHANGED_BY_OTHERS for one who is as asked already. */
  const setBlocked = (
    caller: StaffCaller,
    { reason, ...asked }: Asked & { reason: string },
    isBlocked: boolean,
  ) => {
    const action = isBlocked ? ('customer.block' as const) : ('customer.unblock' as const);
    return changeCustomerFile(deps, caller, { ...asked, action }, async (tx, at) => {
      const { customerId } = asked;
      if ((await isCustomerBlocked(tx, customerId)) === isBlocked) {
        throw new DomainError('CHANGED_BY_OTHERS');
      }
      await changeCustomer(tx, customerId, { blockedAt: isBlocked ? at : null });
      if (isBlocked) await signIns.endOthers(tx, customerId, null, at);
      const file = { blockedFor: isBlocked ? reason : null };
      return { before: { isBlocked: !isBlocked }, after: { isBlocked, reason }, file };
    });
  };

  serve(router, calls.listCustomers, async ({ query }, caller) =>
    ok(await listCustomers(database, caller, query)),
  );

  serve(router, calls.getStaffCustomer, ({ params }, caller) => read(caller, params.customerId));

  serve(router, calls.writeCustomerNote, async ({ params, body: { changeId, text } }, caller) => {
    const asked = { ...params, changeId, version: null, action: 'customer.note' } as const;
    await changeCustomerFile(deps, caller, asked, async (tx, at) => {
      const { name: authorName } = caller;
      const note = { noteId: changeId, ...params, text, authorName, writtenAt: at };
      await tx.insert(customerNotes).values(note);
      return { after: { text } };
    });
    return read(caller, params.customerId);
  });

  serve(router, calls.eraseCustomer, async ({ params, body }, caller) => {
    const { customerId } = params;
    const asked = { ...params, ...body, action: 'customer.erase' } as const;
    await changeCustomerFile(deps, caller, asked, async (tx) => {
      const domain = await shopOf(tx, caller, customerId);
      const client = requireFound(await findCustomer(tx, customerId), 'NOT_FOUND');
      if (client.isGuest) await eraseGuest(tx, deps, client);
      else await deleteAccount(tx, deps, { customerId, domain, signInId: null });
      return { before: { isDeleted: false }, after: { isDeleted: true } };
    });
    return read(caller, customerId);
  });

  serve(router, calls.blockCustomer, async ({ params, body }, caller) => {
    await setBlocked(caller, { ...params, ...body }, true);
    return read(caller, params.customerId);
  });

  serve(router, calls.unblockCustomer, async ({ params, body }, caller) => {
    await setBlocked(caller, { ...params, ...body }, false);
    return read(caller, params.customerId);
  });

  serve(
    router,
    calls.endCustomerSignIn,
    async ({ params, body: { changeId, signInId } }, caller) => {
      const { customerId } = params;
      const asked = { ...params, changeId, version: null, action: 'customer.sign-out' } as const;
      await changeCustomerFile(deps, caller, asked, async (tx, at) => {
        if (signInId === null) await signIns.endOthers(tx, customerId, null, at);
        else if (!(await signIns.end(tx, customerId, signInId, at)))
          throw new DomainError('NOT_FOUND');
        return { after: { signedOut: signInId ?? 'everywhere' } };
      });
      return read(caller, customerId);
    },
  );

  serve(router, calls.repeatCustomerMail, async ({ params, body }, caller) => {
    const { mailId, ...whose } = params;
    const asked = { ...whose, ...body, version: null, action: 'customer.mail-again' } as const;
    await changeCustomerFile(deps, caller, asked, async (tx, _, email) => {
      const isTheirs = and(eq(mails.mailId, mailId), eq(mails.recipient, email));
      const [found] = await tx
        .select()
        .from(mails)
        .where(and(isTheirs, isReadableMail(caller)));
      return { after: await repeatMail(tx, requireFound(found, 'NOT_FOUND'), isUntouched) };
    });
    return read(caller, whose.customerId);
  });

  serve(router, calls.exportStaffCustomer, async ({ params: { customerId } }, caller) => {
    // What is saved is of all shops: who works for some must not read the others'.
    requireAllShops(caller);
    const { lang } = getDomain(await shopOf(database, caller, customerId));
    const { sealing, signInProviders } = config;
    const labelOf = labelsIn(signInProviders, lang);
    const read = await readCustomerData({ database, sealing, labelOf }, customerId, now());
    const data = requireFound(read, 'NOT_FOUND');
    await inTransaction(database, async (tx) => {
      const subject = { kind: 'customer', id: customerId };
      await audit(tx, caller, now(), { action: 'customer.export', subject, shop: null });
    });
    return ok(data);
  });

  serve(router, calls.exportCustomers, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: customerList, query },
        read: (tx, page) => listCustomers(tx, caller, page),
      }),
    ),
  );
}
