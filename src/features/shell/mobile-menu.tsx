import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { HeaderLayout } from '#src/domain/content.ts';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { mobileMenu } from '#styles/recipes';

/** The menu of small screens: a full layer whose groups open on tap (HDR-05). */
export function MobileMenu({ layout }: { layout: HeaderLayout | null }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const styles = mobileMenu();
  const close = () => setOpen(false);
  const groups = layout?.navigation_group ?? [];
  const more = layout?.navigation_modular ?? [];
  return (
    <span className={styles.root}>
      <Button look="icon" aria-label={t`Menu`} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </Button>
      <Layer isOpen={isOpen} onClose={close} from="start" title={t`Menu`} closeLabel={t`Close`}>
        <nav aria-label={t`Main menu`} className={styles.list}>
          <HomeLink className={styles.link} onClick={close}>{t`Home`}</HomeLink>
          {groups.map((group) => (
            <Disclosure key={group.url} label={group.label}>
              <ContentLink link={group} className={styles.link} onClick={close}>
                {t`All of ${group.label}`}
              </ContentLink>
              {group.columns
                .flatMap(({ links }) => links)
                .map((link) => (
                  <ContentLink key={link.url} link={link} className={styles.link} onClick={close}>
                    {link.label}
                  </ContentLink>
                ))}
            </Disclosure>
          ))}
          {more.length > 0 && (
            <Disclosure label={t`More`}>
              {more.map((link) => (
                <ContentLink key={link.url} link={link} className={styles.link} onClick={close}>
                  {link.label}
                </ContentLink>
              ))}
            </Disclosure>
          )}
        </nav>
      </Layer>
    </span>
  );
}
