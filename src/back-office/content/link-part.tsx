import { useLingui } from '@lingui/react/macro';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { familyUrl } from '#src/domain/content/entry-fields.ts';
import { findLinkTargets } from '#src/domain/content/link-target.calls.ts';
import type { LinkTarget } from '#src/domain/content/link-target.schema.ts';
import { parseFamilySlug } from '#src/domain/content/page-slugs.ts';
import { ask } from '../calls/ask.ts';
import { useSettled } from '../look/use-settled.ts';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { useLinkWords } from './link-words.ts';

/** A path or URL that was typed by hand: there is nothing to look for. */
const isTypedByHand = (typed: string) => /^(?:\/|https?:)/i.test(typed);

/** Pages of the shop by what is typed, while the field is in use. */
function useTargets(typed: string, isWanted: boolean) {
  const { shop } = useEntryForm();
  const q = useSettled(isTypedByHand(typed) ? '' : typed);
  const { data, isFetching } = useQuery({
    queryKey: [findLinkTargets.path, shop, q],
    queryFn: ({ signal }) => ask(findLinkTargets, { params: { shop }, query: { q } }, signal),
    enabled: isWanted,
    retry: false,
  });
  return { targets: data?.values ?? [], isFetching };
}

type LinkFieldProps = {
  id: string;
  label: string;
  value: string;
  isFamily?: boolean;
  problem?: string | null;
  onChange: (url: string) => void;
  /** What was chosen by its name; its URL is told before. */
  onChosen?: (target: LinkTarget) => void;
};

/**
 * A link: a page, family, story or product of the shop by its name, or a URL elsewhere. Where a family
 * is meant, it is kept by its id.
 */
export function LinkField(props: LinkFieldProps) {
  const { id, label, value, isFamily = false, onChange, onChosen } = props;
  const { t } = useLingui();
  const { linkAt } = useEntryForm();
  const { leadsTo, kindName } = useLinkWords();
  const [isOpen, setOpen] = useState(false);
  const { targets, isFetching } = useTargets(value, isOpen);
  const families = targets.flatMap((one) => {
    const family = parseFamilySlug(one.path.slice(1));
    return family === undefined ? [] : [{ ...one, path: family.id }];
  });
  const checked = linkAt(isFamily ? familyUrl(value) : value);
  const isNowhere = checked?.target === null;
  const problem =
    props.problem ??
    (isNowhere
      ? isFamily
        ? t`This shop has no such family.`
        : t`This link leads nowhere in this shop.`
      : null);
  return (
    <Autocomplete<LinkTarget, false, false, true>
      freeSolo
      {...{ id }}
      sx={{ my: 1.5, maxWidth: 560 }}
      options={isFamily ? families : targets}
      // The platform has found them.
      filterOptions={(found) => found}
      loading={isFetching}
      groupBy={({ kind }) => kindName(kind)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
      inputValue={value}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(typed);
      }}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        onChange(chosen.path);
        onChosen?.(chosen);
      }}
      renderOption={({ key: _, ...props }, { title, within, path: url }) => (
        <Box component="li" key={url} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {within === null ? title : `${title} · ${within}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...{ label }}
          error={problem !== null}
          helperText={problem ?? leadsTo(checked) ?? t`Type a name to find a page.`}
        />
      )}
    />
  );
}

type LinkPartProps = { path: Path; value: string; isFamily: boolean };

/** A link of an entry, which gives the words beside it the title of what is chosen. */
export function LinkPart({ path, value, isFamily }: LinkPartProps) {
  const { change, name, problemAt } = useEntryForm();
  const label = useFieldName()(String(path.at(-1)));
  return (
    <LinkField
      {...{ label, value, isFamily }}
      id={idOf(path)}
      problem={problemAt(path)}
      onChange={(url) => change(path, url)}
      onChosen={({ title }) => name(path, title)}
    />
  );
}
