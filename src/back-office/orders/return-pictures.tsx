import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import {
  addReturnPicture,
  getReturnPicture,
  removeReturnPicture,
} from '#src/domain/order/return-picture.calls.ts';
import { mayAddPicture } from '#src/domain/order/return-picture.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { ask } from '../calls/ask.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { PictureButton } from '../look/picture-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useOrderWrite } from './use-order-write.ts';

type Returned = StaffOrder['returns'][number];
type PictureProps = { returnId: string; pictureId: string; alt: string };

function Picture({ returnId, pictureId, alt }: PictureProps) {
  const { data } = useQuery({
    queryKey: ['return-picture', pictureId],
    // A picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => ask(getReturnPicture, { params: { returnId, pictureId } }, signal),
  });
  return (
    <Box
      component="img"
      src={data && `data:image/webp;base64,${data.content}`}
      {...{ alt }}
      sx={{ display: 'block', height: 160, maxWidth: '100%', objectFit: 'contain' }}
    />
  );
}

type ReturnPicturesProps = { sheet: StaffOrder; returned: Returned; lineId: string; name: string };

/** Pictures of an item that was refused. */
export function ReturnPictures({ sheet, returned, lineId, name }: ReturnPicturesProps) {
  const { t } = useLingui();
  const { permissions = [] } = usePermissions();
  const { change, isWriting, refusal } = useOrderWrite(sheet);
  const { returnId, pictures, inspected } = returned;
  const own = pictures.filter((picture) => picture.lineId === lineId);
  const mayWrite = permissions.includes('returns:write');
  return (
    <Box sx={{ my: 1 }}>
      <Refusal of={refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {own.map(({ pictureId }, index) => (
          <div key={pictureId}>
            <Picture {...{ returnId, pictureId }} alt={t`Picture ${index + 1} of ${name}`} />
            {mayWrite && (
              <ConfirmButton
                {...{ isWriting }}
                label={t`Delete picture ${index + 1}`}
                question={t`Delete this picture for good?`}
                onYes={() => change(removeReturnPicture, {}, { returnId, pictureId })}
              />
            )}
          </div>
        ))}
      </Box>
      {mayWrite && mayAddPicture(lineId, inspected, pictures) && (
        <PictureButton
          {...{ isWriting }}
          label={t`Add a picture of ${name}`}
          onChosen={(content) => change(addReturnPicture, { lineId, content }, { returnId })}
        />
      )}
    </Box>
  );
}
