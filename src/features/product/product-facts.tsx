import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import type { EnvironmentalSheet as Sheet } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { Company, ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import { INFO_TRI } from '#src/domain/legal/info-tri.ts';
import { Promises } from '#src/features/content/promises.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon, isIconName } from '#src/ui/icon.tsx';
import { deliveryOffer, factList, flow, productPage, text } from '#styles/recipes';

type Fact = { label: string; value: ReactNode };

function Facts({ facts }: { facts: readonly Fact[] }) {
  const styles = factList();
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul {...{ className }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The environmental qualities that French law asks a seller to publish (DOM-25). */
function EnvironmentalSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { agec } = useShop().parameters.params;
  const { recycledPercent, recyclable, hazardousSubstances, microplastics } = sheet;
  const sorting = t`Please sort this item and its packaging: take clothes and shoes to a collection point.`;
  const facts = [
    { label: t`Weaving`, value: sheet.weaving },
    { label: t`Dyeing and printing`, value: sheet.dyeing },
    { label: t`Making`, value: sheet.making },
    {
      label: t`Recycled material`,
      value: recycledPercent > 0 ? t`at least ${recycledPercent}%` : t`no recycled material`,
    },
    {
      label: t`Recycling`,
      value: recyclable ? t`mostly recyclable product` : t`not recyclable yet`,
    },
    {
      label: t`Hazardous substances`,
      value: hazardousSubstances ? t`contains some` : t`none declared`,
    },
    {
      label: t`Plastic microfibres`,
      value: microplastics ? t`released when washed` : t`none released when washed`,
    },
  ];
  return (
    <Disclosure label={t`Environmental qualities`}>
      <Facts {...{ facts }} />
      {microplastics && (
        <p>
          <Trans>A wash bag holds most of the fibres back.</Trans>
        </p>
      )}
      {agec ? <img {...INFO_TRI} alt={sorting} loading="lazy" /> : <p>{sorting}</p>}
    </Disclosure>
  );
}

const linesOf = ({ name, address, contact }: Company) =>
  [name, address, contact].filter((line) => line !== '');

/** Who answers for the product, and what to be careful of (regulation (EU) 2023/988, article 19). */
function Safety({ safety: { manufacturer, responsible, warnings } }: { safety: ProductSafety }) {
  const { t } = useLingui();
  const companies = [
    { label: t`Manufacturer`, company: manufacturer },
    { label: t`Responsible in the EU`, company: responsible },
  ];
  const facts = companies.flatMap(({ label, company }) =>
    company ? [{ label, value: <Lines lines={linesOf(company)} /> }] : [],
  );
  return (
    <Disclosure label={t`Manufacturer and safety`}>
      <Facts {...{ facts }} />
      {warnings !== '' && <p>{warnings}</p>}
    </Disclosure>
  );
}

type ProductFactsProps = { product: Product; promises: FooterLayout['reinsurances'] };

/** What a shopper wants to know before buying: description, cloth, care, origin, delivery. */
export function ProductFacts({ product, promises }: ProductFactsProps) {
  const { t } = useLingui();
  const { agec, showEcoDesign } = useShop().parameters.params;
  const { productId, description, materials, care, origin, environment, footwear } = product;
  // Shoes are described by part, and by nothing else (directive 94/11/EC).
  const cloth =
    footwear.length === 0
      ? materials.map(({ label, percent }) => t`${percent}% ${label}`)
      : footwear;
  const styles = productPage();
  return (
    <div className={styles.facts}>
      <Disclosure label={t`Description`} isOpenAtFirst>
        <p className={text({ measure: 'read' })}>{description}</p>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>Product code {productId}</Trans>
        </p>
      </Disclosure>
      {cloth.length + care.length > 0 && (
        <Disclosure label={t`Materials and care`}>
          <Lines lines={cloth} className={styles.list} />
          <Lines lines={care} className={styles.list} />
        </Disclosure>
      )}
      {origin !== null && (
        <Disclosure label={t`Origin`}>
          <p>{t`Made in: ${origin}`}</p>
        </Disclosure>
      )}
      {(agec || (showEcoDesign && product.ecoDesign)) && environment !== null && (
        <EnvironmentalSheet sheet={environment} />
      )}
      {product.passportUrl !== undefined && (
        <Disclosure label={t`Digital product passport`}>
          <a href={product.passportUrl} rel="noreferrer">
            <Trans>What this product is made of, and how to repair and recycle it</Trans>
          </a>
        </Disclosure>
      )}
      {product.safety !== null && <Safety safety={product.safety} />}
      {promises.length > 0 && (
        <Disclosure label={t`Delivery and returns`}>
          <Promises promises={promises} />
        </Disclosure>
      )}
    </div>
  );
}

/** When goods that are not in the warehouse yet are sent. */
export function ExpectedDelivery({ product }: { product: Product }) {
  const formats = useFormats();
  if (product.expectedOn === null) return null;
  const day = formats.date(product.expectedOn, 'long');
  return (
    <p className={text({ tone: 'notice' })}>
      {product.tags.includes('ON_DEMAND') ? (
        <Trans>Made to order for you, sent from {day}.</Trans>
      ) : (
        <Trans>Order now, sent from {day}.</Trans>
      )}
    </p>
  );
}

/** Beside the button that buys: delivery, returns and payment in a few words each. */
export function Reassurance({ promises }: { promises: FooterLayout['reinsurances'] }) {
  if (promises.length === 0) return null;
  const styles = deliveryOffer();
  return (
    <ul className={flow({ gap: '2' })}>
      {promises.map(({ icon, title, text: condition }) => (
        <li key={title} className={styles.root}>
          {isIconName(icon) && <Icon name={icon} />}
          <p>
            <span className={styles.title}>{title}</span> {condition}
          </p>
        </li>
      ))}
    </ul>
  );
}
