import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import type { LegalGaps, NeededSetting } from '#src/domain/legal/legal.schema.ts';
import type { LegalPageName } from '#src/domain/legal/legal-pages.ts';
import type { SellerField } from '#src/domain/legal/seller.ts';

export const SELLER_NAMES: Record<SellerField, MessageDescriptor> = {
  name: msg`Name with legal form`,
  address: msg`Postal address`,
  representative: msg`Represented by`,
  capital: msg`Capital`,
  register: msg`Register and number`,
  registeredIn: msg`Court or place of the register`,
  vatId: msg`VAT number`,
  phone: msg`Telephone`,
  email: msg`Email address`,
  epr: msg`EPR number (France)`,
  responsibleName: msg`Responsible person in the Union: name`,
  responsibleAddress: msg`Responsible person in the Union: postal address`,
  responsibleContact: msg`Responsible person in the Union: email address or website`,
  mediator: msg`Consumer mediator (France)`,
  host: msg`Host of the site (France)`,
};
const PAGE_NAMES: Record<LegalPageName, MessageDescriptor> = {
  imprint: msg`Imprint`,
  terms: msg`Terms of sale`,
  privacy: msg`Privacy`,
  withdrawal: msg`Withdrawal`,
  guarantee: msg`Legal guarantee`,
  delivery: msg`Delivery and payment`,
  accessibility: msg`Accessibility`,
  cookies: msg`Cookies`,
};
const SETTING_NAMES: Record<NeededSetting, MessageDescriptor> = {
  'delivery rates': msg`delivery rates`,
  'payment methods': msg`payment methods`,
};

type Gap = LegalGaps['shops'][number];

/** Pages of a shop that are not checked or not written, each with the way to it. */
function Pages({ label, pages, shop }: { label: string; pages: Gap['drafts']; shop: string }) {
  const { i18n } = useLingui();
  if (pages.length === 0) return null;
  return (
    <li>
      {`${label}: `}
      {pages.map((page, at) => (
        <span key={page}>
          {at > 0 && ', '}
          <Link to={`/content/legal_page/${page}/${shop}`}>{i18n._(PAGE_NAMES[page])}</Link>
        </span>
      ))}
    </li>
  );
}

/** What a shop may not open without. */
export function LegalGapsOf({ gap }: { gap: Gap | undefined }) {
  const { t, i18n } = useLingui();
  if (gap === undefined) {
    return <Typography>{t`Nothing is missing, and no page is a draft.`}</Typography>;
  }
  const { domain: shop, drafts, missing, notices, seller, settings } = gap;
  const fields = seller.map((field) => i18n._(SELLER_NAMES[field])).join(', ');
  const lacking = settings.map((setting) => i18n._(SETTING_NAMES[setting])).join(', ');
  return (
    <ul>
      <Pages label={t`Pages that are drafts`} pages={drafts} {...{ shop }} />
      <Pages label={t`Pages that are missing`} pages={missing} {...{ shop }} />
      <Pages label={t`Official notices that are not uploaded`} pages={notices} {...{ shop }} />
      {seller.length > 0 && <li>{t`Seller without: ${fields}`}</li>}
      {settings.length > 0 && <li>{t`Settings that are missing: ${lacking}`}</li>}
    </ul>
  );
}
