import { Plural, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { getPlanChoices } from '#src/domain/catalogue/price-plan.calls.ts';
import type {
  Amounts,
  NewPromotion,
  PromotionSelection,
} from '#src/domain/promotion/promotion.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';
import { METHOD_NAMES } from './promotion-words.ts';

/** Names of goods, sums and shops, in the language of the page. */
function useNames() {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const { families = [] } = useRead(getPlanChoices, {}).data ?? {};
  const familyNames = new Map(families.map(({ id, name }) => [id, name]));
  const oneOf = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  const familiesOf = (ids: readonly string[]) => ids.map((id) => familyNames.get(id) ?? id);
  return {
    all: (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names),
    sums: (amounts: Amounts) =>
      oneOf(Object.entries(amounts).map(([currency, cents]) => money(cents, currency))),
    goods({ families: chosen, brands, labels, productIds }: PromotionSelection) {
      const parts = [familiesOf(chosen), brands, labels, productIds];
      const named = parts.filter((names) => names.length > 0).map(oneOf);
      return named.length === 0 ? t`all goods` : named.join(' · ');
    },
    exceptions: ({ exceptFamilies, exceptProductIds }: PromotionSelection) => [
      ...familiesOf(exceptFamilies),
      ...exceptProductIds,
    ],
  };
}

function Effect({ effect, selection }: Pick<NewPromotion, 'effect' | 'selection'>) {
  const { t, i18n } = useLingui();
  const { percent } = useFormats();
  const names = useNames();
  const goods = names.goods(selection);
  if (effect.kind === 'percent') {
    const off = percent(effect.percent);
    return t`${off} off ${goods}.`;
  }
  if (effect.kind === 'amount') {
    const off = names.sums(effect.amounts);
    return t`${off} off ${goods}.`;
  }
  if (effect.kind === 'bundle') {
    const [count, price] = [effect.pieces, names.sums(effect.amounts)];
    return t`${count} items of ${goods} for ${price}.`;
  }
  if (effect.kind === 'delivery') {
    const methods = effect.methods.flatMap((key) => {
      const name = METHOD_NAMES[key];
      return name === undefined ? [] : i18n._(name);
    });
    const ways = names.all(methods);
    return t`Free delivery (${ways}) for carts with ${goods}.`;
  }
  if (effect.kind === 'gift') {
    const { sku } = effect;
    return t`One item ${sku} as a gift for carts with ${goods}, while there are any.`;
  }
  if (effect.kind === 'points') {
    return (
      <Plural
        value={effect.points}
        one={`# point on top for carts with ${goods}.`}
        other={`# points on top for carts with ${goods}.`}
      />
    );
  }
  const count = effect.pieces;
  if (effect.percent === 100) return t`Of ${count} items of ${goods} the cheapest is free.`;
  const off = percent(effect.percent);
  return t`Of ${count} items of ${goods} the cheapest costs ${off} less.`;
}

function Needs({ needs, selection }: Pick<NewPromotion, 'needs' | 'selection'>) {
  const { t } = useLingui();
  const names = useNames();
  if (needs === null) return null;
  const goods = names.goods(needs.of ?? selection);
  if (needs.kind === 'cents') {
    const sum = names.sums(needs.amounts);
    return t`Only with ${sum} of ${goods} in the cart, before promotions.`;
  }
  return (
    <Plural
      value={needs.pieces}
      one={`Only with # item of ${goods} in the cart.`}
      other={`Only with # items of ${goods} in the cart.`}
    />
  );
}

/** A time as it was typed, by the clocks of whichever shop. */
const asTyped = (localTime: string, locale: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
  }).format(new Date(`${localTime}Z`));

function Term({ shops, begins, ends }: Pick<NewPromotion, 'shops' | 'begins' | 'ends'>) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const { nameOf } = useShopNames();
  const where = names.all(shops.map(nameOf));
  const from = begins === null ? null : asTyped(begins, i18n.locale);
  const until = ends === null ? null : asTyped(ends, i18n.locale);
  if (from === null) {
    return until === null
      ? t`In ${where}, from the moment it is made, without an end.`
      : t`In ${where}, from the moment it is made until ${until}.`;
  }
  return until === null
    ? t`In ${where}, from ${from}, without an end.`
    : t`In ${where}, from ${from} until ${until}.`;
}

/** A promotion in sentences. */
export function PromotionSentence({ of: asked }: { of: NewPromotion }) {
  const { t, i18n } = useLingui();
  const names = useNames();
  const language = LANGUAGES.find((one) => one === i18n.locale) ?? 'en';
  const label = asked.labels[language];
  const { selection, effect, cap, reach, isOffer = false, isOfRest = false } = asked;
  const exceptions = names.exceptions(selection);
  const except = names.all(exceptions);
  const most = cap === null ? null : names.sums(cap);
  const code = asked.code ?? null;
  const { uses = null, usesPerCustomer: each = null, budget: sums = null } = asked.limits ?? {};
  const budget = sums === null ? null : names.sums(sums);
  return (
    <Typography variant="body2" component="p">
      <Effect {...{ effect, selection }} />{' '}
      {selection.onlyFullPrice && <>{t`Not of what is reduced already.`} </>}
      {exceptions.length > 0 && <>{t`Except ${except}.`} </>}
      <Needs {...{ selection }} needs={asked.needs} />{' '}
      {most !== null && <>{t`At most ${most} an order.`} </>}
      {isOfRest && <>{t`It takes its part of what other promotions leave.`} </>}
      {isOffer && <>{t`Members of the loyalty programme tick it in their cart.`} </>}
      {reach === 'code' && !isOffer && (
        <>{code === null ? t`For who types a code that holds once.` : t`For who types ${code}.`} </>
      )}
      {uses !== null && <>{t`Orders in all: at most ${uses}.`} </>}
      {each !== null && <>{t`Orders of each customer: at most ${each}.`} </>}
      {budget !== null && <>{t`It takes at most ${budget} off in all.`} </>}
      {reach === 'members' && <>{t`For members of the loyalty programme alone.`} </>}
      <Term {...asked} /> {t`Customers read “${label}”.`}
    </Typography>
  );
}
