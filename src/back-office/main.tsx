import './without-eval.ts';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openTexts } from './i18n/texts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
/** Styles are made as pages need them: the policy of content takes those that carry its nonce. */
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
const styles = createCache({ key: 'bo', nonce });
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App i18nProvider={await openTexts()} />
    </CacheProvider>
  </StrictMode>,
);
