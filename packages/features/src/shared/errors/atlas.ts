import {
  type ErrorCode,
  type NoticeId,
  type Text,
  errorCatalogue,
  errorCodes,
  errorEntry,
  isErrorCode,
  notices,
} from '@hien/domain';

/** What the atlas knows of one sentence. */
export interface AtlasRow {
  /** A code, or the name of a message without one. */
  readonly name: string;
  readonly text: Text;
  readonly field: string | null;
  /** `nothing`: it says that something worked. */
  readonly retry: 'helps' | 'does not help' | 'nothing';
  /** `account/Login`: every screen that declares it, or names it in its files. */
  readonly screens: readonly string[];
  readonly shownAt: string;
}

/** What shows a code names it: the stories of screens and parts as `StatusAuth13`, the sources by itself. */
const told = import.meta.glob<string>('../../*/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Messages have no code to declare: whoever shows one names it in its source. */
const written = import.meta.glob<string>(
  ['../../*/**/*.{ts,tsx}', '!../../**/*.{css,stories,test,fixture}.*', '!./atlas.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** `../../account/Login/LoginScreen.states.ts` → `account/Login` */
const folderOf = (path: string): string =>
  path
    .replace(/^(\.\.\/)+/, '')
    .split('/')
    .slice(0, -1)
    .join('/');

const anyScreen = 'Every screen: pages, parts and forms show it where it happens.';
const ofTheDraw = 'The draw product is not described; the text is kept (2.19).';
const ofTheSeller = 'For the forms of the shop manager.';

/** Where a code is said, screens or not; a new code does not compile without its line. */
const shownAt: Readonly<Record<ErrorCode, string>> = {
  AUTH_01: 'At the e-mail, wherever an account is made.',
  AUTH_02: 'At the password, wherever one is set; forms ask for six characters before they send.',
  AUTH_03: 'Where an account is made, when the code that was mailed has made it before.',
  AUTH_04: 'Wherever a code that was mailed is typed.',
  AUTH_05: 'Never said: an e-mail that nobody has gets the same answer as any other.',
  AUTH_06: 'Wherever a code that was mailed is typed, or a provider refuses one.',
  AUTH_07: 'Wherever a password is typed twice.',
  AUTH_08: 'Wherever an account is not enough: stopped, of another kind, not proven any more.',
  AUTH_09: 'At the current password, where it is changed.',
  AUTH_10: 'A provider’s account that nobody has registered.',
  AUTH_11: 'At the eleventh address.',
  AUTH_12:
    'At the website of a business; no operation looks sites up. Pages that are not there say so.',
  AUTH_13: 'At login.',
  AUTH_14: 'At the phone, in every form that asks for one.',
  AUTH_15: 'At the message, in every form that asks for one.',
  AUTH_16: 'Not described (D57): the server’s words, else the general text with the code.',
  AUTH_17: 'Not described (D57): the server’s words, else the general text with the code.',
  PRODUCT_01: ofTheSeller,
  PRODUCT_02: ofTheSeller,
  PRODUCT_03: ofTheSeller,
  PRODUCT_04: ofTheSeller,
  PRODUCT_05: 'The product page is a page that is not there.',
  PRODUCT_06: ofTheSeller,
  PRODUCT_07: 'A picture that was never uploaded, or was taken away before the form was sent.',
  PRODUCT_08: ofTheSeller,
  PRODUCT_09: ofTheDraw,
  PRODUCT_10: ofTheDraw,
  PRODUCT_11: ofTheDraw,
  PRODUCT_12: 'The button of a product that is sold out waits; said where it sold out meanwhile.',
  PRODUCT_13: ofTheDraw,
  PRODUCT_14: ofTheDraw,
  COUPON_UNKNOWN: 'At the code of a coupon, at checkout and among one’s own.',
  COUPON_EARLY: 'At the code of a coupon, at checkout and among one’s own.',
  COUPON_OVER: 'At the code of a coupon, at checkout and among one’s own.',
  COUPON_GONE: 'At the code of a coupon, at checkout and among one’s own.',
  COUPON_YOURS: 'At the code of a coupon, at checkout and among one’s own.',
  CODE_TAKEN: 'At the code, where staff make a coupon or a referral code.',
  OWNER_UNKNOWN: 'At the owner’s email, where staff make a referral code.',
  VALIDATION: anyScreen,
  NOT_FOUND: anyScreen,
  UNAUTHENTICATED: anyScreen,
  FORBIDDEN: anyScreen,
  RATE_LIMITED: anyScreen,
  CONFLICT: 'Wherever two change one thing.',
  TOO_LARGE: 'Wherever files are uploaded.',
  UNSUPPORTED_MEDIA: 'Wherever files are uploaded.',
  PASSWORD_REUSED: 'At the new password, wherever one is set.',
  PASSWORD_WEAK: 'At the new password, wherever one is set.',
  SECOND_FACTOR: 'After the right password of a member of staff: the code is asked for.',
  SECOND_FACTOR_WRONG: 'At the code of the authenticator app, where staff sign in.',
  SIGN_IN_AGAIN: 'Before something that cannot be taken back, by who has no password here.',
  PARTNERSHIP_OPEN: 'Where an account is left that still sells here.',
  ORDERS_OPEN:
    'Where an account is left while an order of it is under way or money of it goes back.',
  VERSION_CONFLICT: 'Wherever a form was open while the same thing changed elsewhere.',
  EVENT_REFUSED: 'At the press that an order does not allow any more, with the reason.',
  LINK_WRONG: 'At the digits of the phone, where an order is opened by its link.',
  DEMO_ONLY: 'The clock of a demonstration, on a server that is none.',
  CLOCK_TOO_FAR: 'The screen offers shorter steps; said to other clients.',
  OFFICE_FULL: 'Where an office project is kept or a quotation asked for, as a message.',
  SAVED_ROOMS_FULL:
    'Where a selection of rooms is kept, as a message: the choice stays in the address.',
  DOWNLOADS_USED_UP: 'Where a design is downloaded, with the way to staff.',
  DOWNLOAD_EXPIRED: 'Where a design is downloaded, with the way to staff.',
  DOWNLOADS_LOCKED: 'Where a design is downloaded while its refund is decided.',
  LINK_EXPIRED: 'Where a link to a download is opened that is old or was taken back.',
  DOWNLOAD_OVER: 'Where a download is taken up again after six hours.',
  UNAVAILABLE: 'The database, a gateway or a provider of sign-in does not answer.',
  INTERNAL: anyScreen,
};

/** `AUTH_13` → `StatusAuth13`, as `pnpm states` asks for it. */
const storyOf = (code: string): string =>
  `Status${code
    .toLowerCase()
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`;

function screensOf(code: string): string[] {
  const shown = new RegExp(`\\b(?:${code}|${storyOf(code)})\\b`, 'u');
  const folders = Object.entries({ ...told, ...written })
    .filter(([, source]) => shown.test(source))
    .map(([path]) => folderOf(path));
  return [...new Set(folders)].sort();
}

export const codeRows: readonly AtlasRow[] = errorCodes.map((code) => {
  return {
    name: code,
    text: errorCatalogue[code].text,
    field: errorEntry(code)?.field ?? null,
    retry: errorCatalogue[code].retry ? 'helps' : 'does not help',
    screens: screensOf(code),
    shownAt: shownAt[code],
  };
});

/** By its name: `login.failed`, `login.success`, `data.notFound`. */
function retryOf(id: string): AtlasRow['retry'] {
  if (/failed$/i.test(id)) return 'helps';
  return /\.(success|changed|updated|cancelled|saved|added|done)$/.test(id)
    ? 'nothing'
    : 'does not help';
}

const noticeIds = Object.keys(notices) as NoticeId[];

export const noticeRows: readonly AtlasRow[] = noticeIds.map((id) => ({
  name: id,
  text: notices[id],
  field: null,
  retry: retryOf(id),
  screens: [
    ...new Set(
      Object.entries(written)
        .filter(([, source]) => source.includes(`'${id}'`))
        .map(([path]) => folderOf(path)),
    ),
  ].sort(),
  shownAt: 'After what was done, to who did it.',
}));

/** What stories name that looks like a code of the specification and is none. */
export const unknownCodes: readonly string[] = Object.values(told)
  .flatMap((source) => source.match(/\b(?:AUTH|PRODUCT)_\d\d\b/gu) ?? [])
  .filter((code) => !isErrorCode(code));
