import { type PrivacyLevel, packChoice } from '#src/domain/privacy.ts';
import { AS_SHOPPERS, INSPECTED, OLDER_FLOW, SEVERAL } from './test-ports.ts';

/** A browser that has been asked about privacy, in all places where programs are tested. */
export function privacyChosen(level: PrivacyLevel) {
  const localStorage = [{ name: 'vitrine-privacy', value: packChoice(level, new Date()) }];
  const places = [INSPECTED, AS_SHOPPERS, SEVERAL].map(({ storefrontUrl }) => storefrontUrl);
  const origins = [...places, OLDER_FLOW.url].map((origin) => ({ origin, localStorage }));
  return { cookies: [], origins };
}
