import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** Where the lines and the money of a day stand: each list has exactly the figure. */
export function useDayHrefs() {
  const language = useLanguage();
  return {
    ordered: (day: string) =>
      paths.shopManagerOrderStatus.to(language, { tab: 'all', from: day, to: day }),
    claims: (day: string) =>
      paths.shopManagerOrderStatus.to(language, { tab: 'all', on: 'claimed', from: day, to: day }),
    sales: (day: string) =>
      paths.shopManager.to(
        language,
        { type: 'partner-transactions' },
        { kind: 'sale', from: day, to: day },
      ),
  };
}
