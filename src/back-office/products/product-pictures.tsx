import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  addProductPicture,
  getProductDocument,
  writeProductDocument,
} from '#src/domain/catalogue/new-product.calls.ts';
import { MAX_PHOTO_BYTES } from '#src/domain/catalogue/new-product.schema.ts';
import type {
  DocumentPicture,
  ProductDocument,
} from '#src/domain/catalogue/product-document.schema.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { ask } from '../calls/ask.ts';
import { useRead } from '../calls/use-read.ts';
import { refusalOf, useWrite } from '../calls/use-write.ts';
import { Section } from '../look/section.tsx';
import { inBase64 } from '../look/shrink-picture.ts';
import { ColourPictures } from './colour-pictures.tsx';
import { type Overtaken, OvertakenBy, overtake } from './overtaken.tsx';
import { type PhotoProblem, PhotoProblems } from './photo-problems.tsx';
import { ProductRefusal } from './product-refusal.tsx';

/** What is to be saved once it is chosen what of two people's stays. */
type Pending = { overtaken: Overtaken; document: ProductDocument; revision: string };

/** Photographs of a product, six for each colour at most. */
export function ProductPictures({
  product: { id: productId, options },
}: {
  product: StaffProduct;
}) {
  const { t } = useLingui();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useRead(getProductDocument, { params: { productId } });
  const { write, isWriting, refusal } = useWrite();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([]);
  const [pending, setPending] = useState<Pending | null>(null);
  if (data === undefined) return null;
  const names = new Map(options.map(({ optionId, colour }) => [optionId, colour]));
  const params = { productId };

  /** Saves; what others changed in the same moment is kept, and asked about where both did. */
  async function save(mine: ProductDocument, revision: string, seen = data) {
    if (await write(writeProductDocument, { params, body: { revision, document: mine } })) {
      setPending(null);
      return;
    }
    const now = await ask(getProductDocument, { params }).catch(() => null);
    if (seen === undefined || now === null || now.revision === revision) return;
    const overtaken = await overtake(productId, { seen, now, mine });
    const { document, contested } = overtaken;
    if (contested.length > 0) {
      setPending({ overtaken, document, revision: now.revision });
    } else if (
      await write(writeProductDocument, { params, body: { revision: now.revision, document } })
    ) {
      notify(t`Somebody else changed the product at the same moment. Both changes are saved.`);
    }
  }

  const change = (optionId: string, pictures: DocumentPicture[]) => {
    const { document, revision } = data;
    const colours = document.colours.map((one) =>
      one.optionId === optionId ? { ...one, pictures } : one,
    );
    return save({ ...document, colours }, revision);
  };

  async function add(optionId: string, files: readonly File[], replaces: string | null) {
    setSending(true);
    const refused: PhotoProblem[] = [];
    for (const file of files) {
      const { name } = file;
      try {
        if (file.size > MAX_PHOTO_BYTES) {
          refused.push({ name, refused: { code: 'CONTENT_TOO_LARGE' } });
          continue;
        }
        const body = { optionId, content: await inBase64(file), replaces };
        await ask(addProductPicture, { params, body });
      } catch (error) {
        refused.push({ name, refused: refusalOf(error) });
      }
    }
    setProblems(refused);
    await queryClient.invalidateQueries();
    setSending(false);
  }

  return (
    <Section title={t`Pictures`}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t`Up to six photographs a colour, of 20 MB each; the second is shown on hover. Drag them into their order, or move them by their buttons. What has none is drawn, or a quiet picture.`}
      </Typography>
      <div aria-live="polite">
        <PhotoProblems of={problems} />
        {pending === null ? (
          <ProductRefusal of={refusal} />
        ) : (
          <>
            <OvertakenBy
              {...pending}
              onChoose={(document) => setPending({ ...pending, document })}
            />
            <Button
              variant="contained"
              loading={isWriting}
              onClick={() => save(pending.document, pending.revision)}
            >
              {t`Save the pictures`}
            </Button>
          </>
        )}
      </div>
      {data.document.colours.map(({ optionId, pictures }) => {
        return (
          optionId !== null && (
            <ColourPictures
              key={optionId}
              {...{ optionId, pictures }}
              isWriting={isWriting || isSending}
              name={names.get(optionId) || optionId}
              onAdd={(files, replaces) => add(optionId, files, replaces)}
              onChange={(changed) => change(optionId, changed)}
            />
          )
        );
      })}
    </Section>
  );
}
