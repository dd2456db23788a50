import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import type { PageResponses } from './page-response.ts';
import {
  type ProviderContext,
  type ProviderMiddleware,
  readForm,
  UnreadableForm,
} from './provider-context.ts';

/** A request for a page that a mail leads to. */
export type MailLink = {
  context: ProviderContext;
  shop: LocaleCode;
  page: ReturnType<PageResponses['contextForShop']>;
  /** Where the form of the page goes. */
  action: string;
};

type Answers = {
  /** The link was opened. */
  open: (link: MailLink, token: string) => Promise<void>;
  /** The form of the page was sent, by the page itself. */
  take: (link: MailLink, form: Awaited<ReturnType<typeof readForm>>) => Promise<void>;
};

/**
 * `/identity{path}?locale=…&token=…`: where a mail leads. Programs that read mails follow links: only
 * the form uses the token. Forms of other origins and unreadable ones are refused.
 */
export function mailLinkRoute(
  path: string,
  pages: PageResponses,
  { open, take }: Answers,
): ProviderMiddleware {
  return async (context, next) => {
    if (context.path !== path) return next();
    const isPost = context.method === 'POST';
    const sender = context.get('origin');
    if (isPost ? sender !== '' && sender !== pages.origin : context.method !== 'GET') {
      return pages.sendFailure(context, { status: isPost ? 403 : 405 });
    }
    const asked = context.URL.searchParams;
    const locale = asked.get('locale');
    const shop = isLocaleCode(locale) ? locale : 'fr-fr';
    const page = pages.contextForShop(shop);
    const action = `${pages.path}${path}?${new URLSearchParams({ locale: shop })}`;
    const link = { context, shop, page, action };
    if (!isPost) return open(link, asked.get('token') ?? '');
    try {
      await take(link, await readForm(context));
    } catch (error) {
      if (!(error instanceof UnreadableForm)) throw error;
      await pages.sendFailure(context, { status: error.status });
    }
  };
}
