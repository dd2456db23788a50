import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useBlocker } from '@tanstack/react-router';
import { type DragEvent, useState } from 'react';
import { Title } from 'react-admin';
import { FileButton } from '../look/file-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { ACCEPTED } from './colour-pictures.tsx';
import { droppedFiles } from './dropped-files.ts';
import { ForAllShops, useIsForAllShops } from './for-all-shops.tsx';
import { Owned } from './owned.tsx';
import { PictureRows } from './picture-rows.tsx';
import { useManyPictures } from './use-many-pictures.ts';

/** Photographs of many products: files find their colours by their names, and are sent in one go. */
export function ManyPicturesPage() {
  const { t } = useLingui();
  const isForAllShops = useIsForAllShops();
  const [isOver, setOver] = useState(false);
  const { rows, refusal, sent, ready, isSending, add, assign, remove, clear, send } =
    useManyPictures();
  const done = rows.filter(({ state }) => state === 'sent').length;
  const open = rows.filter(
    ({ targetId, state }) => state === 'waiting' && targetId === null,
  ).length;
  useBlocker({
    disabled: ready === 0,
    shouldBlockFn: () => !window.confirm(t`Leave without sending these pictures?`),
  });
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      <Title title={t`Pictures of many`} />
      {isForAllShops === false && <ForAllShops />}
      <Owned group="pictures">
        {isForAllShops === true && (
          <Section title={t`Files`}>
            <Box
              onDragOver={over(true)}
              onDragLeave={over(false)}
              onDrop={async (event: DragEvent) => {
                over(false)(event);
                if (!isSending) await add(await droppedFiles(event.dataTransfer));
              }}
              sx={{
                ...{ p: 2, border: 1, borderStyle: 'dashed', borderRadius: 1 },
                borderColor: isOver ? 'primary.main' : 'divider',
              }}
            >
              <FileButton
                label={t`Choose pictures`}
                variant="contained"
                accept={ACCEPTED}
                isMultiple
                isWriting={isSending}
                onChosen={add}
              />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {t`Or drop files or a folder here. They are matched by their names: sku, barcode, number of the product, or number and colour (600123_navy); _1, _2 at the end is their order. Nothing is sent until you say so.`}
              </Typography>
            </Box>
            <Refusal of={refusal} />
          </Section>
        )}
        {rows.length > 0 && (
          <Section title={t`What goes where`}>
            <Box role="status">
              <Typography gutterBottom>
                <Plural value={ready} one="# picture is ready." other="# pictures are ready." />{' '}
                {open > 0 && (
                  <Plural
                    value={open}
                    one="# picture needs a product."
                    other="# pictures need a product."
                  />
                )}{' '}
                {done > 0 && (
                  <Plural value={done} one="# picture is there." other="# pictures are there." />
                )}
              </Typography>
              {isSending && (
                <LinearProgress
                  variant="determinate"
                  value={sent * 100}
                  aria-label={t`Sending the pictures`}
                  sx={{ my: 1 }}
                />
              )}
            </Box>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
              <Button
                variant="contained"
                disabled={ready === 0}
                loading={isSending}
                onClick={() => send()}
              >
                <Plural value={ready} one="Add # picture" other="Add # pictures" />
              </Button>
              <Button disabled={isSending} onClick={clear}>
                {t`Clear the list`}
              </Button>
            </Stack>
            <PictureRows {...{ rows, isSending }} onAssign={assign} onRemove={remove} />
          </Section>
        )}
      </Owned>
    </Box>
  );
}
