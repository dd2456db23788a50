import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CheckedLink, LinkKind } from '#src/domain/content/link-target.schema.ts';

const KIND_NAMES: Record<LinkKind, MessageDescriptor> = {
  home: msg`First page`,
  page: msg`Page of the shop`,
  service: msg`Page of the shop`,
  family: msg`Family`,
  help: msg`Help`,
  story: msg`Story`,
  store: msg`Store`,
  legal: msg`Legal page`,
  product: msg`Product`,
  redirect: msg`Redirect`,
  outside: msg`Elsewhere`,
  draft: msg`Story that is not published yet`,
};

/** What links lead to, in words. */
export function useLinkWords() {
  const { i18n } = useLingui();
  const kindName = (kind: LinkKind) => i18n._(KIND_NAMES[kind]);
  return {
    kindName,
    /** Null where nothing is known of it. */
    leadsTo: (link: CheckedLink | undefined): string | null => {
      if (!link?.target) return null;
      const { kind, title, within } = link.target;
      return [kindName(kind), title, within].filter(Boolean).join(' · ');
    },
  };
}
