import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import type { ContentGap, ShopSettings, TextGap } from '#src/domain/shop/staff-shop.schema.ts';
import { useFormats } from '../look/formats.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

/** Entries that shops get from nowhere; each leads to where it is written. */
export function ContentGaps({ gaps }: { gaps: readonly ContentGap[] }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  if (gaps.length === 0) return <Typography>{t`Nothing is missing.`}</Typography>;
  return (
    <ul>
      {gaps.map(({ contentType, uid, lacking }) => (
        <li key={`${contentType}/${uid}`}>
          <code>{`${contentType}/${uid}`}</code>{' '}
          {lacking.map((shop, at) => (
            <span key={shop}>
              {at > 0 && ', '}
              <Link to={`/content/${contentType}/${uid}/${shop}`}>{nameOf(shop)}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function TextGapLine({ kind, lang, missing }: TextGap) {
  const { t } = useLingui();
  const { number } = useFormats();
  const language = useLanguageNames()(lang);
  return (
    <li>
      {kind === 'families'
        ? t`Families without a name in ${language}: ${number(missing)}`
        : t`Products without a name in ${language}: ${number(missing)}`}
    </li>
  );
}

export function GapsSection({ contentGaps, textGaps }: Omit<ShopSettings, 'shops'>) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Missing content`}>
        <ContentGaps gaps={contentGaps} />
      </Section>
      <Section title={t`Missing translations`}>
        {textGaps.length === 0 && <Typography>{t`Nothing is missing.`}</Typography>}
        <ul>
          {textGaps.map((gap) => (
            <TextGapLine key={`${gap.kind}-${gap.lang}`} {...gap} />
          ))}
        </ul>
      </Section>
    </>
  );
}
