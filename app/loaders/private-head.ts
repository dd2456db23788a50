import type { MessageDescriptor } from '@lingui/core';
import { pageHead } from './page-head.ts';
import type { ShopContext } from './shop-context.ts';

type Entered = { match: { context: ShopContext } };

/** The head of a page that search engines are kept out of: it has a title, and no canonical address. */
export const privateHead =
  (title: MessageDescriptor) =>
  ({ match: { context } }: Entered) =>
    pageHead({ ...context, title: context.i18n._(title), path: '', isPrivate: true });
