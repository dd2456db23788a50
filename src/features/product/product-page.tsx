import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product, ProductMatch, ProductOption } from '#src/domain/catalogue.ts';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { Breadcrumb } from '#src/features/shop/breadcrumb.tsx';
import { PriceTag } from '#src/features/shop/price-tag.tsx';
import { ProductTagLabel } from '#src/features/shop/product-tag-label.tsx';
import { heading, page, productPage, text } from '#styles/recipes';
import { BuyForm } from './buy-form.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { Gallery } from './gallery.tsx';
import type { ProductReference } from './product.functions.ts';
import { productQuery } from './product.queries.ts';
import { ProductFacts } from './product-facts.tsx';

function optionOf(product: Product, optionId: string): ProductOption {
  const option = product.options.find((one) => one.optionId === optionId) ?? product.options[0];
  if (option === undefined) throw new Error('a product without options');
  return option;
}

function ProductHead({ product, option }: { product: Product; option: ProductOption }) {
  const styles = productPage();
  return (
    <div className={styles.head}>
      {product.tags.length > 0 && (
        <p className={styles.tags}>
          {product.tags.map((tag) => (
            <span key={tag} className={text({ tone: 'label' })}>
              <ProductTagLabel tag={tag} />
            </span>
          ))}
        </p>
      )}
      <h1 className={heading()}>{product.name}</h1>
      <PriceTag price={option.price} size="product" />
    </div>
  );
}

function ProductView({ match }: { match: ProductMatch }) {
  const { product } = match;
  const [optionId, setOptionId] = useState(match.optionId);
  const option = optionOf(product, optionId);
  const styles = productPage();
  const { data: shell } = useSuspenseQuery(shellContentQuery);
  return (
    <div className={page({ top: 'tight' })}>
      <Breadcrumb families={product.breadcrumb} />
      <div className={styles.root}>
        <Gallery key={optionId} product={product} option={option} />
        <div className={styles.buy}>
          <ProductHead product={product} option={option} />
          <ColourChoice options={product.options} selected={option} onSelect={setOptionId} />
          <BuyForm
            key={option.optionId}
            product={product}
            option={option}
            preselectedSku={match.sku}
          />
          <ProductFacts product={product} promises={shell.footer?.reinsurances ?? []} />
        </div>
      </div>
    </div>
  );
}

/** The page of a product, by any of its addresses. */
export function ProductPage({ reference }: { reference: ProductReference }) {
  const { data } = useSuspenseQuery(productQuery(reference));
  return <ProductView key={`${data.product.productId} ${data.optionId}`} match={data} />;
}
