import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The title of a page of a list: later pages name their number, so that no two are alike. */
export function listTitle(i18n: I18n, title: string, page = 1): string {
  return page === 1 ? title : t(i18n)`${title}, page ${page}`;
}
