import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { List, SearchInput, TopToolbar, useListContext } from 'react-admin';
import type { Media } from '#src/domain/media/media.schema.ts';
import { AddMedia } from './add-media.tsx';
import { MediaDetails } from './media-details.tsx';
import { mediaUrl } from './media-url.ts';

const GRID = {
  ...{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
};

function Pictures() {
  const { t } = useLingui();
  const { data, isPending } = useListContext<Media>();
  if (isPending || data === undefined) return null;
  if (data.length === 0) {
    return <Typography sx={{ p: 2 }}>{t`There is no picture here yet.`}</Typography>;
  }
  return (
    <Box component="ul" sx={GRID}>
      {data.map((media) => {
        const uses = media.usedIn.length;
        return (
          <Box component="li" key={media.id} sx={{ minWidth: 0 }}>
            <Box
              component="img"
              src={mediaUrl(media, 400)}
              alt=""
              loading="lazy"
              sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', display: 'block' }}
            />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{media.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {uses === 0 ? t`Not used yet` : t`Texts that show it: ${uses}`}
            </Typography>
            <MediaDetails {...{ media }} />
          </Box>
        );
      })}
    </Box>
  );
}

/** Pictures that content shows: sent, described, cut and replaced here. */
export function MediaPage() {
  const { t } = useLingui();
  return (
    <List
      empty={false}
      exporter={false}
      title={t`Pictures`}
      sort={{ field: 'savedAt', order: 'DESC' }}
      actions={
        <TopToolbar>
          <AddMedia label={t`Add pictures`} isMultiple />
        </TopToolbar>
      }
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t`Name`} />]}
    >
      <Pictures />
    </List>
  );
}
