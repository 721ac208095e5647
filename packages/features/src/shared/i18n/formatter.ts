// The library without its components, none of which is used.
import { createIntl, createIntlCache } from 'react-intl/server';
import { provideFormatter } from './texts.ts';

/** Formats are costly to make: areas of one page share them. */
const cache = createIntlCache();

// Catalogues with a message that chooses or formats import this file (tools/vite/messages.ts).
provideFormatter((locale, messages) =>
  createIntl({ locale, defaultLocale: 'vi', timeZone: 'Asia/Ho_Chi_Minh', messages }, cache),
);
