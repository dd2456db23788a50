import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { hasStores } from '#src/domain/shop/web-domain.ts';
import type { Help, HelpAnswer } from './content.schema.ts';
import type { HelpSwitch } from './content.values.ts';
import { withShopValues } from './shop-values.ts';

type SwitchedShop = Pick<WebDomain, 'domain' | 'devise' | 'params'>;

function has(shop: SwitchedShop, name: HelpSwitch): boolean {
  const { params } = shop;
  if (name === 'stores') return hasStores(shop);
  if (name === 'giftCard') return params.giftCard !== null;
  if (name === 'freeReturns') return params.returns.isFree;
  return params[name];
}

/**
 * The help of a shop without answers about what the shop does not have, and without empty topics;
 * with the values of the shop's parameters in its texts.
 */
export function shopHelp({ topics, ...help }: Help, shop: SwitchedShop): Help {
  const isTrue = ({ onlyWith, onlyWithout }: HelpAnswer) =>
    (!onlyWith || has(shop, onlyWith)) && !(onlyWithout && has(shop, onlyWithout));
  return {
    ...help,
    topics: topics
      .map((topic) => ({
        ...topic,
        answers: topic.answers.filter(isTrue).map(({ question, html, ...answer }) => ({
          ...answer,
          question: withShopValues(question, shop),
          html: withShopValues(html, shop),
        })),
      }))
      .filter(({ answers }) => answers.length > 0),
  };
}
