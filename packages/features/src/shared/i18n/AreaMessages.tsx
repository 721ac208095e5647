import { type ReactNode, use } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Area } from '../../routes/route.ts';
import { loadMessages } from './catalogues.ts';
import { useLanguage } from './useLanguage.ts';

/** Adds an area's messages to those already there; waits until they are loaded. */
export function AreaMessages({ area, children }: { area: Area; children: ReactNode }) {
  const intl = useIntl();
  const own = use(loadMessages(area, useLanguage()));
  return (
    <IntlProvider
      locale={intl.locale}
      defaultLocale="vi"
      timeZone={intl.timeZone}
      messages={{ ...intl.messages, ...own }}
    >
      {children}
    </IntlProvider>
  );
}
