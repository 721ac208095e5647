import { type Providers, notConfigured } from '../providers.ts';
import { type AppleSettings, apple } from './apple.ts';
import { type FacebookSettings, facebook } from './facebook.ts';
import { type GoogleSettings, google } from './google.ts';
import { type Zalo, type ZaloSettings, zaloOverHttp, zaloProvider } from './zalo.ts';

/** The four providers as this server knows them; null where one is not configured. */
export type SocialSettings = {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
  readonly facebook: FacebookSettings | null;
  readonly zalo: ZaloSettings | null;
};

/** The providers behind their settings. */
export function providersOf(
  settings: SocialSettings,
  now: () => number,
): { providers: Providers; zalo: Zalo | null } {
  const zalo = settings.zalo && zaloOverHttp(settings.zalo);
  return {
    providers: {
      google: settings.google ? google(settings.google, now) : notConfigured,
      apple: settings.apple ? apple(settings.apple, now) : notConfigured,
      facebook: settings.facebook ? facebook(settings.facebook, now) : notConfigured,
      zalo: settings.zalo && zalo ? zaloProvider(settings.zalo, zalo) : notConfigured,
    },
    zalo,
  };
}
