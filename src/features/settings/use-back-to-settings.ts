import { useRouter } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-locale.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Says that a form was saved, and goes back to the overview of the settings. */
export function useBackToSettings() {
  const router = useRouter();
  const locale = useLocale();
  return (message: string) => {
    showShopToast(message);
    void router.navigate({ to: '/$locale/account/settings', params: { locale } });
  };
}
