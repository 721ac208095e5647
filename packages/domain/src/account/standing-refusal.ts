import { formatDate } from '../calendar/format-date.ts';
import type { Language } from '../language/language.ts';
import type { Standing } from './standing.ts';

type Words = {
  readonly until: (when: string) => string;
  readonly open: string;
  readonly banned: string;
  readonly reason: (reason: string) => string;
};

const words: Readonly<Record<Language, Words>> = {
  vi: {
    until: (when) => `Tài khoản của bạn đang tạm khóa đến ${when}.`,
    open: 'Tài khoản của bạn đang tạm khóa.',
    banned: 'Tài khoản của bạn đã bị khóa vĩnh viễn.',
    reason: (reason) => `Lý do: ${reason}`,
  },
  en: {
    until: (when) => `Your account is suspended until ${when}.`,
    open: 'Your account is suspended.',
    banned: 'Your account is closed for good.',
    reason: (reason) => `Reason: ${reason}`,
  },
  ko: {
    until: (when) => `${when}까지 계정 이용이 정지되었습니다.`,
    open: '계정 이용이 정지되었습니다.',
    banned: '계정 이용이 영구 정지되었습니다.',
    reason: (reason) => `사유: ${reason}`,
  },
};

/** What somebody reads whose account the penalty ladder has stopped: until when, and why. */
export function standingRefusalText(
  { state, suspendedUntil, reason }: Pick<Standing, 'state' | 'suspendedUntil' | 'reason'>,
  language: Language,
): string {
  const say = words[language];
  const what =
    state === 'banned'
      ? say.banned
      : suspendedUntil === null
        ? say.open
        : say.until(formatDate(suspendedUntil, 'dateTime', language));
  return reason === null ? what : `${what} ${say.reason(reason)}`;
}
