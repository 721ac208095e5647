import * as z from 'zod/mini';
import { systemClock } from '../calendar/clock.ts';
import { ictDate } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { choiceField, imagesField } from '../validation/fields.ts';
import { noFault } from '../validation/rules.ts';
import {
  type CheckedFact,
  type FactFault,
  type FactPaper,
  factEndsSoonDays,
  papersThatEnd,
} from './checked-facts.ts';

/** Papers that a company sends; the register is looked up, and the office is visited, by staff (docs/adr/0177). */
export const papersToSend = [
  'certificate',
  'identity',
  'mandate',
  'lease',
  'policy',
] as const satisfies readonly FactPaper[];
export type PaperToSend = (typeof papersToSend)[number];

export const sentPaperStates = ['waiting', 'accepted', 'refused'] as const;
export type SentPaperState = (typeof sentPaperStates)[number];

export const sentPaperTexts: Readonly<Record<SentPaperState, { readonly label: Text }>> = {
  waiting: { label: { vi: 'Đang chờ xem', en: 'Waiting', ko: '확인 대기 중' } },
  accepted: { label: { vi: 'Đã ghi nhận', en: 'Accepted', ko: '확인됨' } },
  refused: { label: { vi: 'Chưa đạt', en: 'Not enough', ko: '확인 불가' } },
};

/** ours: pages of a lease or a policy. */
export const mostSentPaperFiles = 5;

/** ours: files of every sending are looked at by somebody. */
export const mostSentPapersADay = 10;

type Sent = { readonly paper: PaperToSend; readonly until: string | null };

/** What of its end cannot be so: none where the paper has one, or a day that is over. */
export function sentPaperFault(
  { paper, until }: Sent,
  today: string,
): (FactFault & { readonly field: 'until' }) | null {
  if (until === null)
    return papersThatEnd.includes(paper) ? { field: 'until', code: 'validation.required' } : null;
  return until < today ? { field: 'until', code: 'validation.date.over' } : null;
}

/** The form of the company; an end left empty is none. */
export const sentPaperSchema = z
  .object({
    paper: choiceField(papersToSend),
    until: z.string(),
    files: imagesField(1, mostSentPaperFiles),
  })
  .check(
    noFault(['paper', 'until'], ({ paper, until }) =>
      sentPaperFault({ paper, until: until === '' ? null : until }, ictDate(systemClock.now())),
    ),
  );

/** Why a company that is not in the directory sends none. */
export const companyUnlistedText: Text = {
  vi: 'Công ty chưa có trong danh bạ nên chưa gửi giấy tờ được.',
  en: 'The company is not in the directory, so it sends no papers.',
  ko: '디렉터리에 등록되지 않은 회사는 서류를 보낼 수 없습니다.',
};

const dayMs = 86_400_000;

/** The day up to which ends are told of at that moment. */
export const papersToldTo = (now: number): string => ictDate(now + factEndsSoonDays * dayMs);

/**
 * What of a company's facts it has to be told of: papers that are good today and end within `factEndsSoonDays`. Each is told of once:
 * those that end up to `toldTo` have been.
 */
export const endsToTell = (
  facts: readonly CheckedFact[],
  { now, toldTo }: { readonly now: number; readonly toldTo: string | null },
): readonly CheckedFact[] =>
  facts.filter(
    ({ until }) =>
      until !== null &&
      until >= ictDate(now) &&
      until <= papersToldTo(now) &&
      (toldTo === null || until > toldTo),
  );
