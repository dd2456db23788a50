import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestions } from '#src/domain/catalogue/catalogue.schema.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { productSearchOf } from '#src/domain/catalogue/product-search.ts';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { FamilyLink, ProductLink, SearchLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Layer } from '#src/ui/layer.late.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { verbatim } from '#src/ui/verbatim.tsx';
import { searchForm, suggestions, unseen } from '#styles/recipes';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.late.ts';
import { suggestionsQuery } from './search.queries.ts';

/** Arrows walk through whatever can be chosen; the field is the first of it. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

type TermsProps = { title: string; terms: readonly string[]; onChoose: (term: string) => void };

function Terms({ title, terms, onChoose }: TermsProps) {
  const styles = suggestions();
  if (terms.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <SearchLink text={term} className={styles.link} onClick={() => onChoose(term)}>
              {term}
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FoundProps = { found: Suggestions; isTyped: boolean; onChoose: () => void };

function Families({ found: { families }, onChoose }: FoundProps) {
  const { t } = useLingui();
  const styles = suggestions();
  if (families.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Categories`}>
      <h2 className={styles.title}>
        <Trans>Categories</Trans>
      </h2>
      <ul>
        {families.map((family) => (
          <li key={family.familyId}>
            <FamilyLink family={family} className={styles.link} onClick={onChoose}>
              <span>{family.title}</span>
              {family.within !== null && (
                <span className={styles.within}>{` ${family.within}`}</span>
              )}
            </FamilyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Products({ found: { products }, isTyped, onChoose }: FoundProps) {
  const { t } = useLingui();
  const styles = suggestions();
  if (products.length === 0) return null;
  const title = isTyped ? t`Products` : t`Our favourites`;
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.productId} className={styles.product}>
            <ProductPicture
              optionId={product.optionId}
              type="AP"
              alt=""
              sizes="80px"
              widths={THUMBNAIL_WIDTHS}
              className={styles.picture}
            />
            <span>
              <ProductLink
                product={product}
                search={productSearchOf(product)}
                className={styles.name}
                onClick={onChoose}
              >
                {product.name}
              </ProductLink>
              <PriceTag price={product.price} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ text }: { text: string }) {
  const searched = verbatim(text);
  return <Trans>We found nothing for “{searched}”.</Trans>;
}

type SearchLayerProps = {
  /** What was typed while this code was on its way; it is handed over once. */
  takeTyped: () => string;
  onClose: () => void;
};

/** Search over the page: what was searched, what is popular, and what is meant while one types. */
export function SearchLayer({ takeTyped, onClose }: SearchLayerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const page = router.buildLocation({ to: '/$locale/search', params: { locale } });
  const styles = suggestions();
  const [text, setText] = useState('');
  const searched = useSettled(text.trim());
  const { data: found } = useQuery(suggestionsQuery(searched));
  const [recent, setRecent] = useState(() => recentSearches(browserStorage));
  const field = useRef<HTMLElement>(null);
  const taken = useRef(takeTyped);
  useEffect(() => {
    // Outside of React, which puts the field back to what its state says while effects run. Into the
    // field first: what is typed next is added to it.
    const taking = setTimeout(() => {
      const input = field.current?.querySelector('input');
      if (!input) return;
      input.setRangeText(taken.current(), 0, 0, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    });
    return () => clearTimeout(taking);
  }, []);
  const isTyped = searched !== '';

  const choose = (term: string) => {
    rememberSearch(browserStorage, term);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q === '') return;
    choose(q);
    void router.navigate({ to: '/$locale/search', params: { locale }, search: { q } });
  };

  return (
    <Layer isOpen onClose={onClose} from="top" title={t`Search`} closeLabel={t`Close`}>
      <search ref={field} className={styles.root} onKeyDown={walk}>
        <form className={searchForm()} action={page.href} onSubmit={submit}>
          <TextField
            label={t`What are you looking for?`}
            name="q"
            type="search"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
        <p role="status" className={unseen()}>
          {isTyped && found !== undefined && (
            <Plural value={found.products.length} one="# suggestion" other="# suggestions" />
          )}
        </p>
        {found !== undefined && (
          <div className={styles.parts}>
            <div className={styles.words}>
              {!isTyped && recent.length > 0 && (
                <div>
                  <Terms title={t`Recent searches`} terms={recent} onChoose={choose} />
                  <Button
                    look="quiet"
                    onClick={() => {
                      forgetSearches(browserStorage);
                      setRecent([]);
                    }}
                  >
                    <Trans>Clear</Trans>
                  </Button>
                </div>
              )}
              <Terms
                title={isTyped ? t`Suggestions` : t`Popular searches`}
                terms={found.terms}
                onChoose={choose}
              />
              <Families found={found} isTyped={isTyped} onChoose={onClose} />
            </div>
            <Products found={found} isTyped={isTyped} onChoose={onClose} />
            {isTyped && found.products.length === 0 && (
              <p>
                <NothingFound text={searched} />
              </p>
            )}
          </div>
        )}
      </search>
    </Layer>
  );
}
