import * as z from 'zod';
import { appleEndpoints } from './apple.ts';
import { facebookEndpoints, facebookVersion } from './facebook.ts';
import { googleEndpoints } from './google.ts';
import type { SocialSettings } from './settings.ts';
import { zaloEndpoints } from './zalo.ts';

const value = z.string().min(1).optional();

/** What a provider's console hands out. A provider is on when all of its variables are set. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: value,
  GOOGLE_CLIENT_SECRET: value,
  APPLE_CLIENT_ID: value,
  APPLE_TEAM_ID: value,
  APPLE_KEY_ID: value,
  /** The content of the .p8 file; `\n` may stand for the ends of its lines. */
  APPLE_PRIVATE_KEY: value,
  FACEBOOK_APP_ID: value,
  FACEBOOK_APP_SECRET: value,
  FACEBOOK_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default(facebookVersion),
  ZALO_APP_ID: value,
  ZALO_SECRET: value,
};

type Given = z.infer<z.ZodObject<typeof socialVariables>>;

/** A provider that is set in part would look as if it were off by choice. @throws {Error} naming what is missing. */
export function socialSettings(given: Given): SocialSettings {
  const googleKeys = whole(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const appleKeys = whole(given, [
    'APPLE_CLIENT_ID',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ]);
  const facebookKeys = whole(given, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  const zaloKeys = whole(given, ['ZALO_APP_ID', 'ZALO_SECRET']);
  return {
    google: googleKeys && {
      ...googleEndpoints,
      clientId: googleKeys.GOOGLE_CLIENT_ID,
      clientSecret: googleKeys.GOOGLE_CLIENT_SECRET,
    },
    apple: appleKeys && {
      ...appleEndpoints,
      clientId: appleKeys.APPLE_CLIENT_ID,
      teamId: appleKeys.APPLE_TEAM_ID,
      keyId: appleKeys.APPLE_KEY_ID,
      privateKey: appleKeys.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
    },
    facebook: facebookKeys && {
      ...facebookEndpoints(given.FACEBOOK_API_VERSION),
      appId: facebookKeys.FACEBOOK_APP_ID,
      appSecret: facebookKeys.FACEBOOK_APP_SECRET,
    },
    zalo: zaloKeys && {
      ...zaloEndpoints,
      appId: zaloKeys.ZALO_APP_ID,
      secret: zaloKeys.ZALO_SECRET,
    },
  };
}

function whole<Name extends keyof Given>(
  given: Given,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return null;
  const [first] = missing;
  if (first !== undefined)
    throw new Error(
      `${first}: is needed with ${names.filter((name) => name !== first).join(', ')}`,
    );
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Record<Name, string>;
}
