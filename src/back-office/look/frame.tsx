import { Trans } from '@lingui/react/macro';
import PersonIcon from '@mui/icons-material/Person';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppBar, Layout, Link, Logout, TitlePortal, UserMenu, useUserMenu } from 'react-admin';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';

/** The way to one's own account, above the sign-out. */
function AccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>
        <Trans>Your account</Trans>
      </ListItemText>
    </MenuItem>
  );
}

/** On a telephone the name of the page needs the room: screen readers alone hear the language. */
const withoutLanguage = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& [aria-controls="simple-menu"]': {
      fontSize: 0,
      minWidth: 0,
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
});

const Bar = () => (
  <AppBar
    sx={withoutLanguage}
    userMenu={
      <UserMenu>
        <AccountItem />
        <Logout />
      </UserMenu>
    }
  >
    {/* The name of the page is its heading. */}
    <TitlePortal variantMapping={{ h6: 'h1' }} />
    <ShortcutHelp />
  </AppBar>
);

export const Frame = ({ children }: { children: ReactNode }) => (
  // What is wider than the page, such as a table, scrolls inside of it.
  <Layout appBar={Bar} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
    {children}
  </Layout>
);
