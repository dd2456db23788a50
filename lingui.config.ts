import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en', 'es', 'fr', 'it', 'pl'],
  catalogs: [{ path: 'locales/{locale}', include: ['app', 'src'], exclude: ['src/platform/**'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
