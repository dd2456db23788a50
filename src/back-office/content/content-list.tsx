import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, List, SearchInput, SelectInput, useListContext } from 'react-admin';
import { contentTypeSchema } from '#src/domain/content/content.schema.ts';
import { TEXT_STATES } from '#src/domain/content/content.ts';
import { isNamedKind } from '#src/domain/content/new-entry.ts';
import { getContentGaps } from '#src/domain/content/staff-content.calls.ts';
import type { ListedEntry } from '#src/domain/content/staff-content.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ContentGaps } from '../shops/gaps-section.tsx';
import { LegalGapsOf } from '../shops/legal-gaps.tsx';
import { STATE_NAMES, TYPE_NAMES } from './content-words.ts';
import { NewEntry } from './new-entry.tsx';

type Cell = ListedEntry['cells'][number];

/** The text of an entry in a shop: what it is called, and what is to be known of it. */
function Text({ entry: { contentType, uid }, cell }: { entry: ListedEntry; cell: Cell }) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const { nameOf } = useShopNames();
  const { shop, title, from, draft, isDeleted } = cell;
  const isMissing = from === null && draft === null;
  const savedBy = draft?.savedBy ?? '';
  const states = [
    ...(from === null || from === shop ? [] : [t`text of ${from}`]),
    ...(draft === null ? [] : [t`draft of ${savedBy}`]),
    ...(draft === null || draft.publishAt === null
      ? []
      : [t`to be published ${moment(draft.publishAt)}`]),
  ];
  const shown = isMissing
    ? isDeleted
      ? t`Deleted`
      : t`Missing`
    : title || (isNamedKind(contentType) ? uid : i18n._(TYPE_NAMES[contentType]));
  return (
    <Box component="li">
      <Typography variant="body2" color="textSecondary">
        {nameOf(shop)}
      </Typography>
      <Link
        to={`/content/${contentType}/${uid}/${shop}`}
        aria-label={`${shown}, ${uid}, ${nameOf(shop)}`}
        sx={{ overflowWrap: 'anywhere', ...(isMissing && { color: 'error.main' }) }}
      >
        {shown}
      </Link>
      {states.length > 0 && <Typography variant="body2">{states.join(' · ')}</Typography>}
    </Box>
  );
}

const TEXTS = {
  ...{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, mt: 1, p: 0 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
};

function Entries() {
  const { t, i18n } = useLingui();
  const { data, isPending } = useListContext<ListedEntry>();
  if (isPending || data === undefined) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.length === 0 && <Typography sx={{ p: 2 }}>{t`Nothing was found.`}</Typography>}
      {data.map((entry) => (
        <Box component="li" key={entry.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle1" component="h2">
            {i18n._(TYPE_NAMES[entry.contentType])}{' '}
            {isNamedKind(entry.contentType) && <code>{entry.uid}</code>}
          </Typography>
          <Box component="ul" sx={TEXTS}>
            {entry.cells.map((cell) => (
              <Text key={cell.shop} {...{ entry, cell }} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What one's shops lack, above the list; nothing where all is there. */
function Gaps() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { data } = useRead(getContentGaps, {});
  if (data === undefined || data.content.length + data.legal.length === 0) return null;
  return (
    <Box component="details" sx={{ px: 2, py: 1 }}>
      <summary>{t`What is missing or not checked`}</summary>
      {data.content.length > 0 && (
        <Section title={t`Missing content`}>
          <ContentGaps gaps={data.content} />
        </Section>
      )}
      {data.legal.map((gap) => (
        <Section key={gap.domain} title={nameOf(gap.domain)}>
          <LegalGapsOf {...{ gap }} />
        </Section>
      ))}
    </Box>
  );
}

/** Every entry that editors write, with its texts in one's shops. */
export function ContentList() {
  const { t, i18n } = useLingui();
  const { choices } = useShopNames();
  const types = contentTypeSchema.options.map((id) => ({ id, name: i18n._(TYPE_NAMES[id]) }));
  const states = TEXT_STATES.map((id) => ({ id, name: i18n._(STATE_NAMES[id]) }));
  return (
    <List
      empty={false}
      title={t`Content`}
      sort={{ field: 'uid', order: 'ASC' }}
      actions={<NewEntry />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={t`Title or name`} />,
        <SelectInput key="type" source="contentType" label={t`Kind`} choices={types} alwaysOn />,
        <SelectInput key="state" source="state" label={t`State`} choices={states} alwaysOn />,
        <SelectInput key="shop" source="shop" label={t`Shop`} choices={choices} alwaysOn />,
      ]}
    >
      <Gaps />
      <Entries />
    </List>
  );
}
