import { Trans } from '@lingui/react/macro';
import PersonIcon from '@mui/icons-material/Person';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps, ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Link,
  Logout,
  Sidebar,
  TitlePortal,
  UserMenu,
  useUserMenu,
} from 'react-admin';
import { FindButton } from '../find/find-button.tsx';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { GroupedMenu } from './menu.tsx';

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

/**
 * On a telephone the name of the page has a line of its own, and as many as it takes; of the button of
 * languages, screen readers alone hear which one it is.
 */
const onTelephones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    position: 'static',
    '& .RaAppBar-toolbar': { flexWrap: 'wrap' },
    '& .RaAppBar-menuButton': { mr: 'auto' },
    '& #react-admin-title': { order: 1, flex: '1 0 100%', p: 1, pt: 0, whiteSpace: 'normal' },
    '& [aria-controls="simple-menu"]': {
      fontSize: 0,
      minWidth: 0,
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
});

const Bar = () => (
  <AppBar
    sx={onTelephones}
    userMenu={
      <UserMenu>
        <AccountItem />
        <Logout />
      </UserMenu>
    }
  >
    {/* The name of the page is its heading. */}
    <TitlePortal variantMapping={{ h6: 'h1' }} />
    <FindButton />
    <ShortcutHelp />
  </AppBar>
);

/**
 * On a telephone the menu is a layer over the page. The library closes it only after it has shown it
 * to a window that gets this narrow (a telephone that is turned), and then its layer stays, unseen.
 */
function SideMenu(props: ComponentProps<typeof Sidebar>) {
  const isLayer = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return <Sidebar key={isLayer ? 'layer' : 'column'} {...props} />;
}

export const Frame = ({ children }: { children: ReactNode }) => (
  // What is wider than the page, such as a table, scrolls inside of it.
  <Layout
    appBar={Bar}
    menu={GroupedMenu}
    sidebar={SideMenu}
    sx={{
      minWidth: 0,
      '& .RaLayout-content': { minWidth: 0 },
      '& .RaLayout-appFrame': { mt: { xs: 0, sm: 6 } },
    }}
  >
    {children}
  </Layout>
);
