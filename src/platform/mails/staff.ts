import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/mail/mail-texts.calls.ts';
import type {
  MailKinds,
  mailPreviewBodySchema,
  StaffMail,
} from '#src/domain/mail/mail-texts.schema.ts';
import { MAIL_TEXTS_KINDS } from '#src/domain/mail/mail-texts.ts';
import { getDomain, type Language } from '#src/domain/shop/locales.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findWebDomains } from '../shops/face.ts';
import { audit, findMemberEmail } from '../staff/face.ts';
import {
  findNewest,
  findVersions,
  type MailNamed,
  type SavedTexts,
  saveVersion,
  staffTexts,
  toVersion,
  usableTexts,
} from './mail-texts-store.ts';
import { composeMail, findChoices, type ShownMail } from './show-mail.ts';

const EMPTY = { version: 0, texts: {} } as const;

/** What mails say, in the words of the retailer. */
export function serveMailsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now, config } = deps;

  /** Shops of a language that the caller has, and whether these are all of them. Throws NOT_FOUND. */
  async function shopsIn({ shops }: StaffCaller, lang: Language) {
    const all = (await findWebDomains(database)).filter(
      ({ domain }) => getDomain(domain).lang === lang,
    );
    const domains = all.filter(({ domain }) => shops.has(domain));
    if (domains.length === 0) throw new DomainError('NOT_FOUND');
    return { domains, isEditable: domains.length === all.length };
  }

  async function read(caller: StaffCaller, named: MailNamed): Promise<StaffMail> {
    const { domains, isEditable } = await shopsIn(caller, named.lang);
    const versions = await findVersions(database, named);
    const { version, texts } = versions[0] ?? EMPTY;
    return {
      ...{ kind: named.kind, lang: named.lang, isEditable, version },
      texts: staffTexts(named, texts),
      versions: versions.map(toVersion),
      orders: await findChoices(deps, named.kind, domains),
    };
  }

  type Written = MailNamed & { version: number; action: ActionOf<'mail'> };

  async function write(
    caller: StaffCaller,
    { version, action, ...named }: Written,
    textsAfter: (
      saved: SavedTexts,
      versions: Awaited<ReturnType<typeof findVersions>>,
    ) => SavedTexts,
  ): Promise<void> {
    if (!(await shopsIn(caller, named.lang)).isEditable) throw new DomainError('FORBIDDEN');
    await inTransaction(database, async (tx) => {
      const versions = await findVersions(tx, named);
      const before = versions[0] ?? EMPTY;
      if (before.version !== version) throw new DomainError('CHANGED_BY_OTHERS');
      const texts = textsAfter(before.texts, versions);
      if (JSON.stringify(texts) === JSON.stringify(before.texts)) return;
      const at = now();
      await saveVersion(tx, named, { version, texts, savedBy: caller.name, savedAt: at });
      await audit(tx, caller, at, {
        ...{ action, shop: null, before: before.texts, after: texts },
        subject: { kind: 'mail', id: `${named.kind}/${named.lang}` },
      });
    });
  }

  type Shown = MailNamed & z.output<typeof mailPreviewBodySchema>;
  async function show(caller: StaffCaller, { texts, ...asked }: Shown): Promise<ShownMail | null> {
    const { domains } = await shopsIn(caller, asked.lang);
    const usable = usableTexts(asked, texts, { saved: {} });
    return composeMail(deps, { ...asked, domains, texts: usable });
  }

  serve(router, calls.listMailKinds, async (_, { shops }) => {
    const open = (await findWebDomains(database)).filter(({ domain }) => shops.has(domain));
    const languages = [...new Set(open.map(({ domain }) => getDomain(domain).lang))];
    const newest = await findNewest(database, languages);
    const editedOf = (named: MailNamed): MailKinds['values'][number]['languages'][number] => {
      const row = newest.find(({ kind, lang }) => kind === named.kind && lang === named.lang);
      const texts = staffTexts(named, row?.texts ?? {});
      return {
        lang: named.lang,
        edited: texts.filter(({ text }) => text !== null).length,
        outdated: texts.filter(({ shippedThen }) => shippedThen !== null).length,
        savedBy: row?.savedBy ?? null,
        savedAt: row?.savedAt.toISOString() ?? null,
      };
    };
    const values = MAIL_TEXTS_KINDS.map((kind) => ({
      kind,
      languages: languages.map((lang) => editedOf({ kind, lang })),
    }));
    return ok({ languages, values });
  });

  serve(router, calls.getStaffMail, async ({ params }, caller) => ok(await read(caller, params)));

  serve(router, calls.saveMailTexts, async ({ params, body }, caller) => {
    const { version, texts, seen } = body;
    await write(caller, { ...params, version, action: 'mail.change' }, (saved) =>
      usableTexts(params, texts, { saved, seen }),
    );
    return ok(await read(caller, params));
  });

  serve(router, calls.restoreMailTexts, async ({ params, body }, caller) => {
    const { version, restored } = body;
    await write(caller, { ...params, version, action: 'mail.restore' }, (_saved, versions) => {
      if (restored === 0) return {};
      const found = versions.find((one) => one.version === restored);
      if (found === undefined) throw new DomainError('NOT_FOUND');
      return found.texts;
    });
    return ok(await read(caller, params));
  });

  serve(router, calls.previewMail, async ({ params, body }, caller) => {
    const shown = await show(caller, { ...params, ...body });
    return ok(shown?.preview ?? null);
  });

  serve(router, calls.sendTestMail, async ({ params, body }, caller) => {
    const shown = await show(caller, { ...params, ...body });
    if (shown === null) throw new DomainError('NOT_FOUND');
    const email = caller.kind === 'person' ? await findMemberEmail(database, caller.id) : null;
    if (email === null) throw new DomainError('FORBIDDEN');
    const { content, frame } = shown;
    await inTransaction(database, async (tx) => {
      const at = now();
      await saveMail(tx, {
        ...{ kind: 'test', about: randomUUID(), recipient: email, lang: params.lang, frame },
        content: { ...content, subject: `[Test] ${content.subject}` },
        ...{ sealing: config.sealing, now: at },
      });
      await audit(tx, caller, at, {
        ...{ action: 'mail.test', shop: shown.preview.shop },
        subject: { kind: 'mail', id: `${params.kind}/${params.lang}` },
      });
    });
    return ok({ sentTo: email });
  });
}
