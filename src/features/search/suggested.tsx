import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { productSearchOf } from '#src/domain/catalogue/product-search.ts';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { FamilyLink, ProductLink, SearchLink } from '#src/features/shop/links.tsx';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { verbatim } from '#src/ui/verbatim.tsx';
import { suggestions, text, unseen } from '#styles/recipes';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { type fetchSuggestions, suggestionsQuery } from './search.functions.ts';

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

type Found = Awaited<ReturnType<typeof fetchSuggestions>>;
type FoundProps = { found: Found; isTyped: boolean; onChoose: () => void };

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

/** Services, help, stories and stores that the text names. */
function Pages({ found: { links }, onChoose }: FoundProps) {
  const { t } = useLingui();
  const styles = suggestions();
  if (links.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Pages`}>
      <h2 className={styles.title}>
        <Trans>Pages</Trans>
      </h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.path} ${link.title}`}>
            <ContentLink link={{ url: link.path }} className={styles.link} onClick={onChoose}>
              {link.title}
            </ContentLink>
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
              look={product.look}
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
              {product.promotions?.slice(0, 1).map(({ id, label }) => (
                <p key={id} className={text({ size: 'sm' })}>
                  {label}
                </p>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ text: searchedFor }: { text: string }) {
  const searched = verbatim(searchedFor);
  return <Trans>We found nothing for “{searched}”.</Trans>;
}

/** Below the field: recent searches, popular ones, and suggestions while typing. */
export function Suggested({ text: typed, onChoose }: { text: string; onChoose: () => void }) {
  const { t } = useLingui();
  const styles = suggestions();
  const searched = useSettled(typed);
  const { data: found } = useQuery(suggestionsQuery(searched));
  const [recent, setRecent] = useState(() => recentSearches(browserStorage));
  const isTyped = searched !== '';
  const choose = (term: string) => {
    rememberSearch(browserStorage, term);
    onChoose();
  };
  return (
    <>
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
            <Families found={found} isTyped={isTyped} onChoose={onChoose} />
            <Pages found={found} isTyped={isTyped} onChoose={onChoose} />
          </div>
          <Products found={found} isTyped={isTyped} onChoose={onChoose} />
          {isTyped && found.products.length + found.links.length === 0 && (
            <p>
              <NothingFound text={searched} />
            </p>
          )}
        </div>
      )}
    </>
  );
}
