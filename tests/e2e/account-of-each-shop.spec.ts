import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { createCustomer } from '../support/customers.ts';
import { lackingIn } from '../support/feature-words.ts';
import { readDocument } from '../support/html.ts';
import { expect, test } from './shop-test.ts';

/** Pages that every shop has. */
const PAGES = ['dashboard', 'orders', 'settings', 'subscriptions', 'delete', 'welcome'] as const;

for (const locale of ONLINE_LOCALES) {
  test(`a customer of ${locale} reads in the account of nothing that the shop lacks`, async ({
    request,
  }) => {
    await createCustomer(request, locale);
    for (const name of PAGES) {
      const answer = await request.get(`/${locale}/account/${name}`);
      expect(answer.status(), name).toBe(200);
      const [main = ''] = /<main\b.*<\/main>/s.exec(await answer.text()) ?? [];
      const { heading, text } = readDocument(main);
      expect(heading, name).toMatch(/./);
      const strange = text.split('\n').filter((line) => lackingIn(locale, line).length > 0);
      expect.soft(strange, name).toEqual([]);
    }
  });
}
