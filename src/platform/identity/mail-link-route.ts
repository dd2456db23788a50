import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { isDatabaseUnavailable } from '../kernel/database/database-errors.ts';
import type { PageResponses } from './page-response.ts';
import { failurePage } from './pages/notice-pages.ts';
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
  take: (link: MailLink, form: URLSearchParams) => Promise<void>;
  /** The form again with a sentence, while the database is away. */
  again: (link: MailLink, form: URLSearchParams, problem: string) => Promise<string>;
};

/**
 * `/identity{path}?locale=…&token=…`: where a mail leads. Programs that read mails follow links: only
 * the form uses the token. Forms of other origins and unreadable ones are refused.
 */
export function mailLinkRoute(
  path: string,
  pages: PageResponses,
  { open, take, again }: Answers,
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
    const params = pages.cameFrom(context);
    let typed: URLSearchParams | null = null;
    try {
      if (!isPost) return await open(link, asked.get('token') ?? '');
      typed = await readForm(context);
      await take(link, typed);
    } catch (error) {
      if (error instanceof UnreadableForm) {
        return pages.sendFailure(context, { status: error.status, params });
      }
      if (!isDatabaseUnavailable(error)) throw error;
      const drawn =
        typed === null
          ? await failurePage(page, 'error')
          : await again(link, typed, page.texts.signInFailure.tryAgain);
      pages.sendAgain(context, error, drawn);
    }
  };
}
