import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { maxValue, minValue, NumberInput, required, TextInput, useNotify } from 'react-admin';
import { exportPromotionCodes, makePromotionCodes } from '#src/domain/promotion/promotion.calls.ts';
import type { Promotion } from '#src/domain/promotion/promotion.schema.ts';
import { MAX_NEW_CODES, MAX_PREFIX } from '#src/domain/promotion/promotion.values.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';

/** Makes codes that hold once, and takes all of them as a file, with what became of each. */
export function SingleCodes({ promotion: { id, asked } }: { promotion: Promotion }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const notify = useNotify();
  const making = useWrite();
  const taking = useWrite();
  // The form sent twice makes them once.
  const changeId = useRef(crypto.randomUUID());
  const params = { promotionId: id };
  if (asked.reach !== 'code' || asked.isOffer) return null;

  async function download() {
    const file = await taking.write(exportPromotionCodes, { params });
    if (file !== undefined) saveCsv(file.fileName, file.csv);
  }

  return (
    <>
      <FormDialog
        label={t`Make codes`}
        title={t`Make codes that hold once`}
        isWriting={making.isWriting}
        refusal={making.refusal}
        defaultValues={{ count: 100, prefix: '' }}
        onSave={async ({ count, prefix }) => {
          const body = { changeId: changeId.current, count, prefix: prefix ?? '' };
          const done = await making.write(makePromotionCodes, { params, body });
          if (done === undefined) return false;
          changeId.current = crypto.randomUUID();
          const total = number(done.total);
          notify(t`Codes of this promotion now: ${total}.`);
          return true;
        }}
      >
        <Typography sx={{ mb: 2 }}>
          {t`Each counts for one order, the first that is paid with it. Letters and digits that look alike are left out.`}
        </Typography>
        <NumberInput
          source="count"
          label={t`How many codes?`}
          {...{ min: 1, max: MAX_NEW_CODES, step: 1 }}
          validate={[required(), minValue(1), maxValue(MAX_NEW_CODES)]}
        />
        <TextInput
          source="prefix"
          label={t`They begin with`}
          helperText={t`Letters and digits, such as XMAS; may be empty.`}
          slotProps={{ htmlInput: { maxLength: MAX_PREFIX, pattern: '[A-Za-z0-9]*' } }}
        />
      </FormDialog>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={taking.isWriting}
        onClick={download}
      >
        {t`Codes as CSV`}
      </Button>
      <Refusal of={taking.refusal} />
    </>
  );
}
