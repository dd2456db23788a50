import { useLingui } from '@lingui/react/macro';
import Autocomplete, { type AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-admin';
import { DialogBody } from '../look/dialog-frame.tsx';
import { type Found, useFound } from './use-found.ts';

/** The library's own group says nothing of what it holds to screen readers. */
function Kind({ group, children }: Pick<AutocompleteRenderGroupParams, 'group' | 'children'>) {
  const nameId = useId();
  return (
    <Box component="li" role="group" aria-labelledby={nameId}>
      <ListSubheader component="div" id={nameId}>
        {group}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const Name = ({ name, detail }: Pick<Found, 'name' | 'detail'>) => (
  <>
    {name}
    {detail !== '' && (
      <Typography variant="body2" color="textSecondary" component="span">
        {detail}
      </Typography>
    )}
  </>
);

/** One field for all that can be opened; it begins with the pages of the menu. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { found, isAsking } = useFound(typed);
  return (
    <Dialog
      open
      fullWidth
      {...{ onClose }}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={titleId}>{t`Find anything`}</DialogTitle>
      <DialogBody>
        <Autocomplete
          open
          autoHighlight
          forcePopupIcon={false}
          clearOnBlur={false}
          options={found}
          // The server and the menu have found them.
          filterOptions={(options) => options}
          groupBy={({ kind }) => kind}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ kind, path, name }) => `${kind} ${path} ${name}`}
          inputValue={typed}
          onInputChange={(_, value, reason) => reason === 'input' && setTyped(value)}
          onChange={(_, chosen) => {
            if (chosen === null) return;
            onClose();
            navigate(chosen.path);
          }}
          loading={isAsking}
          loadingText={t`Searching…`}
          noOptionsText={t`Nothing found.`}
          slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
          renderGroup={({ key, group, children }) => <Kind key={key} {...{ group, children }} />}
          renderOption={({ key, ...props }, { name, detail }) => (
            <Box component="li" key={key} {...props} sx={{ flexWrap: 'wrap', columnGap: 1 }}>
              <Name {...{ name, detail }} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              // At its first frame, not after it: what is typed at once would be lost.
              autoFocus
              label={t`A page, an order, a return, a product, a customer or a gift card`}
            />
          )}
        />
      </DialogBody>
    </Dialog>
  );
}
