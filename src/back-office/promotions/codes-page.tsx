import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import {
  Link,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
  TopToolbar,
  useParams,
} from 'react-admin';
import { getPromotion, withdrawPromotionCode } from '#src/domain/promotion/promotion.calls.ts';
import type { Promotion } from '#src/domain/promotion/promotion.schema.ts';
import { CODE_STATES, type CodeState } from '#src/domain/promotion/promotion.values.ts';
import { promotionCodeList } from '#src/domain/promotion/promotion-code.list.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { ListPage } from '../look/list-page.tsx';
import { OpenLink } from '../look/open-link.tsx';
import { Refusal } from '../look/refusal.tsx';
import { CODE_STATE_NAMES } from './promotion-words.ts';
import { SingleCodes } from './single-codes.tsx';

type Code = { id: string; code: string; state: CodeState; orderNumber: string | null };

/** Withdraws a code that nobody uses. */
function Withdraw({ of: { code, state }, promotionId }: { of: Code; promotionId: string }) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  if (state !== 'free') return null;
  return (
    <>
      <ConfirmButton
        label={t`Withdraw`}
        question={t`Withdraw the code ${code}? Nobody can use it any more, and it cannot be given back.`}
        {...{ isWriting }}
        onYes={() => write(withdrawPromotionCode, { params: { promotionId, code } })}
      />
      <Refusal of={refusal} />
    </>
  );
}

function Codes({ promotion }: { promotion: Promotion }) {
  const { t, i18n } = useLingui();
  const { id: promotionId, name } = promotion;
  return (
    <ResourceContextProvider value="promotion-codes">
      <ListPage
        list={promotionCodeList}
        title={t`Codes of “${name}”`}
        filter={{ promotionId }}
        heads={{
          code: t`Code`,
          state: t`State`,
          orderNumber: t`Order`,
          takenAt: t`Since`,
          madeAt: t`Made`,
        }}
        words={{ state: CODE_STATE_NAMES }}
        cells={{
          orderNumber: ({ orderNumber }) =>
            orderNumber === null ? null : (
              <OpenLink to={`/orders/${orderNumber}/show`}>{orderNumber}</OpenLink>
            ),
        }}
        more={{
          head: t`What to do`,
          of: (code) => <Withdraw of={code} {...{ promotionId }} />,
        }}
        toolbar={
          <TopToolbar>
            <Button size="small" component={Link} to="/promotions">
              {t`Promotions`}
            </Button>
            <SingleCodes {...{ promotion }} />
          </TopToolbar>
        }
        filters={[
          <SearchInput key="q" source="q" alwaysOn placeholder={t`Code`} />,
          <SelectInput
            key="state"
            source="state"
            label={t`State`}
            alwaysOn
            choices={CODE_STATES.map((id) => ({ id, name: i18n._(CODE_STATE_NAMES[id]) }))}
          />,
        ]}
      />
    </ResourceContextProvider>
  );
}

/** Single-use codes of a promotion: what became of each, and which order used it. */
export function CodesPage() {
  const { promotionId = '' } = useParams();
  const { data, refusal } = useRead(getPromotion, { params: { promotionId } });
  if (refusal !== null) return <Refusal of={refusal} />;
  return data === undefined ? null : <Codes promotion={data} />;
}
