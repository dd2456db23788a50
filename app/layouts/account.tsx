import { Outlet } from '@tanstack/react-router';
import { AccountMenu } from '#src/features/account/account-menu.tsx';
import { Footer } from '#src/features/shell/footer.tsx';
import { Header } from '#src/features/shell/header.tsx';
import { Frame } from './frame.tsx';

/** The account: its menu beside every page of it. */
export function AccountLayout() {
  return (
    <Frame name="account" header={<Header />} footer={<Footer />}>
      <AccountMenu>
        <Outlet />
      </AccountMenu>
    </Frame>
  );
}
