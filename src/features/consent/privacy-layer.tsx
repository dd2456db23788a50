import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PRIVACY_LEVELS, type PrivacyLevel } from '#src/domain/shop/privacy.ts';
import { useLayerWords } from '#src/features/shop/use-layer-words.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { consent } from '#styles/recipes';
import { choosePrivacy, privacyLevel } from './choice-store.ts';

const LEVELS: Record<PrivacyLevel, { name: MessageDescriptor; meaning: MessageDescriptor }> = {
  1: {
    name: msg`Only what is necessary`,
    meaning: msg`What the shop needs to work: your cart, your account, your country.`,
  },
  2: {
    name: msg`Analytics and tests`,
    meaning: msg`We see how our pages are used and try out which version of them works better.`,
  },
  3: {
    name: msg`Analytics, tests and advertising`,
    meaning: msg`Our partners may also show you advertising that suits you on other websites.`,
  },
};

function PrivacyForm({ onSaved }: { onSaved: () => void }) {
  const { i18n } = useLingui();
  const [level, setLevel] = useState<PrivacyLevel>(() => privacyLevel() ?? 1);
  const styles = consent();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSaved();
        choosePrivacy(level);
      }}
    >
      <fieldset className={styles.levels}>
        <legend className={styles.text}>
          <Trans>What do you allow? Your choice is kept for six months in this browser.</Trans>{' '}
          <Trans>You can change your mind at any time at the bottom of any page.</Trans>
        </legend>
        {PRIVACY_LEVELS.map((one) => (
          <label key={one} className={styles.level}>
            <input
              type="radio"
              name="privacy-level"
              className={styles.input}
              checked={level === one}
              onChange={() => setLevel(one)}
            />
            <span>
              <strong className={styles.title}>{i18n._(LEVELS[one].name)}</strong>
              <span className={styles.meaning}>{i18n._(LEVELS[one].meaning)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">
        <Trans>Save my choice</Trans>
      </Button>
    </form>
  );
}

/** The three levels in words; opened by the question, and later from the end of every page. */
export function PrivacyLayer({ onClose }: { onClose: () => void }) {
  useLayerWords();
  const { t } = useLingui();
  return (
    <Layer onClose={onClose} title={t`Your privacy`} closeLabel={t`Close`} from="centre">
      <PrivacyForm onSaved={onClose} />
    </Layer>
  );
}
