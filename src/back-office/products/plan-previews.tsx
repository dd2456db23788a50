import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PricePlan } from '#src/domain/catalogue/price-plan.schema.ts';
import { useFormats } from '../look/formats.ts';
import { useShopNames } from '../look/shop-names.ts';

/** Links that show each shop of a plan as it will be when the plan begins there. */
export function PlanPreviews({ previews }: Pick<PricePlan, 'previews'>) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { momentIn } = useFormats();
  if (previews.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ mt: 1 }}>
      {t`See the shops as they will be:`}{' '}
      {previews.map(({ shop, at, url }, place) => {
        const [name, moment] = [nameOf(shop), momentIn(shop, at)];
        return (
          <span key={shop}>
            {place > 0 && ', '}
            <Link href={url} target="_blank" rel="noopener" title={t`${name} on ${moment}`}>
              {name}
            </Link>
          </span>
        );
      })}
    </Typography>
  );
}
