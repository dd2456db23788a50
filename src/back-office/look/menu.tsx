import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import ListSubheader from '@mui/material/ListSubheader';
import { Fragment } from 'react';
import { Menu, type ResourceProps, useResourceDefinitions, useSidebarState } from 'react-admin';

/** Parts of the menu, in the order of a shop's day; a `Resource` names its own as `options.part`. */
const PARTS = {
  orders: msg`Orders`,
  goods: msg`Goods`,
  selling: msg`Selling`,
  customers: msg`Customers`,
  content: msg`Content`,
  figures: msg`Figures`,
  settings: msg`Settings`,
  team: msg`Team`,
} satisfies Record<string, MessageDescriptor>;

/** A page that the menu leads to. */
export type Listed = Pick<ResourceProps, 'name' | 'icon' | 'list' | 'show' | 'create'> & {
  label: MessageDescriptor;
  part: keyof typeof PARTS;
};

/** The name of a part is hidden where no page of it follows: before the next name, or at the end. */
const NAME = '.MuiListSubheader-root';
const withoutEmptyParts = { [`${NAME}:has(+ ${NAME}), ${NAME}:last-child`]: { display: 'none' } };

/** The pages of the back office in groups; of a narrow menu, icons alone. */
export function GroupedMenu() {
  const { i18n } = useLingui();
  const [isWide] = useSidebarState();
  const pages = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  return (
    <Menu sx={withoutEmptyParts}>
      <Menu.DashboardItem />
      {Object.entries(PARTS).map(([part, name]) => (
        <Fragment key={part}>
          <ListSubheader
            role="presentation"
            disableSticky
            sx={{ typography: 'overline', lineHeight: 1.5, pt: 1.5, background: 'none' }}
          >
            {isWide && i18n._(name)}
          </ListSubheader>
          {pages
            .filter(({ options }) => options?.part === part)
            .map(({ name: resource }) => (
              <Menu.ResourceItem key={resource} name={resource} />
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}
