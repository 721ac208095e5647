import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import { choiceField, imagesField } from '../validation/fields.ts';
import type { ConstructionReviewState } from './my-review.ts';

/** What shows that the writer of a review was the company's customer (docs/adr/0141). */
export const reviewEvidenceKinds = ['contract', 'invoice'] as const;
export type ReviewEvidenceKind = (typeof reviewEvidenceKinds)[number];

export const reviewEvidenceKindLabels: Readonly<Record<ReviewEvidenceKind, Text>> = {
  contract: { vi: 'Hợp đồng thi công', en: 'Contract', ko: '시공 계약서' },
  invoice: { vi: 'Hóa đơn hoặc phiếu thu', en: 'Invoice or receipt', ko: '세금계산서 또는 영수증' },
};

export const reviewEvidenceStates = ['waiting', 'confirmed', 'refused'] as const;
export type ReviewEvidenceState = (typeof reviewEvidenceStates)[number];

export const reviewEvidenceTexts: Readonly<Record<ReviewEvidenceState, { readonly label: Text }>> =
  {
    waiting: { label: { vi: 'Đang chờ xem', en: 'Waiting', ko: '확인 대기 중' } },
    confirmed: { label: { vi: 'Đã xác nhận', en: 'Confirmed', ko: '확인됨' } },
    refused: { label: { vi: 'Chưa đạt', en: 'Not enough', ko: '확인 불가' } },
  };

/** ours: pages of a contract, or an invoice and its receipts. */
export const mostEvidenceFiles = 5;
/** ours: how often papers are sent for one review. */
export const mostEvidenceTries = 3;

export const reviewEvidenceSchema = z.object({
  kind: choiceField(reviewEvidenceKinds),
  files: imagesField(1, mostEvidenceFiles),
});

export const evidenceRefusals = ['gone', 'waiting', 'confirmed', 'tries'] as const;
export type EvidenceRefusal = (typeof evidenceRefusals)[number];

export const evidenceRefusalTexts: Readonly<Record<EvidenceRefusal, Text>> = {
  gone: {
    vi: 'Đánh giá này không còn hiện nữa, nên không gửi giấy tờ được.',
    en: 'This review is gone, so no papers can be sent for it.',
    ko: '더 이상 공개되지 않는 후기이므로 증빙을 제출할 수 없습니다.',
  },
  waiting: {
    vi: 'Giấy tờ bạn gửi đang chờ nhân viên Hiên xem.',
    en: 'The papers you sent are waiting for our staff.',
    ko: '제출하신 증빙을 직원이 확인할 예정입니다.',
  },
  confirmed: {
    vi: 'Đánh giá này đã có giấy tờ xác nhận.',
    en: 'This review is confirmed already.',
    ko: '이미 증빙이 확인된 후기입니다.',
  },
  tries: {
    vi: `Giấy tờ của đánh giá này đã ${mostEvidenceTries} lần chưa đạt, nên không gửi thêm được.`,
    en: `Papers for this review were not enough ${mostEvidenceTries} times, so no more can be sent.`,
    ko: `이 후기의 증빙이 ${mostEvidenceTries}번 확인되지 않아 더 제출할 수 없습니다.`,
  },
};

export type EvidenceStanding = {
  readonly state: ReviewEvidenceState;
  /** How often papers were sent. */
  readonly tries: number;
};

/**
 * Why its writer cannot send papers for a review; null when nothing is in the way. They can while the company asks for its
 * removal: who was no customer has none.
 */
export function whyNotProve(
  review: ConstructionReviewState,
  evidence: EvidenceStanding | null,
): EvidenceRefusal | null {
  if (review === 'removed' || review === 'withdrawn') return 'gone';
  if (evidence === null) return null;
  if (evidence.state !== 'refused') return evidence.state;
  return evidence.tries >= mostEvidenceTries ? 'tries' : null;
}
