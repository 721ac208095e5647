import * as z from 'zod/mini';
import type { Text } from '../language/language.ts';
import { choiceField, optionalTextField, textField } from '../validation/fields.ts';
import { reportWordsLength } from './reports.ts';

/** What can be wrong with something that is sold here, or with what buyers write of it; staff stop it for the same. */
export const listingReportReasons = [
  'counterfeit',
  'prohibited',
  'wrong-facts',
  'offence',
  'personal-data',
  'other',
] as const;
export type ListingReportReason = (typeof listingReportReasons)[number];

export const listingReportReasonLabels: Readonly<Record<ListingReportReason, Text>> = {
  counterfeit: {
    vi: 'Hàng giả, hàng nhái hoặc dùng mẫu của người khác',
    en: 'A counterfeit, or somebody else’s design',
    ko: '위조품·모조품이거나 타인의 디자인 도용',
  },
  prohibited: {
    vi: 'Hàng cấm hoặc không được phép bán',
    en: 'Goods that must not be sold',
    ko: '판매가 금지된 상품',
  },
  'wrong-facts': {
    vi: 'Thông tin sai sự thật',
    en: 'What it says is not true',
    ko: '사실과 다른 정보',
  },
  offence: {
    vi: 'Xúc phạm, phản cảm hoặc quấy rối',
    en: 'Offensive or harassing',
    ko: '불쾌감을 주거나 모욕·괴롭힘에 해당',
  },
  'personal-data': {
    vi: 'Nêu thông tin cá nhân của người khác',
    en: 'It tells somebody’s personal data',
    ko: '타인의 개인 정보 공개',
  },
  other: { vi: 'Lý do khác', en: 'Another reason', ko: '그 밖의 사유' },
};

/** The rule that each of them breaks, as a decision quotes it. */
export const listingRules: Readonly<Record<ListingReportReason, Text>> = {
  counterfeit: {
    vi: 'Không bán hàng giả, hàng nhái hay mẫu của người khác khi chưa được phép.',
    en: 'Nothing counterfeit is sold, and nobody’s design without permission.',
    ko: '위조품이나 허락받지 않은 타인의 디자인은 판매할 수 없습니다.',
  },
  prohibited: {
    vi: 'Không bán hàng mà pháp luật cấm hoặc cần giấy phép chưa có.',
    en: 'Nothing is sold that the law forbids or that lacks its permit.',
    ko: '법으로 금지되었거나 필요한 허가가 없는 상품은 판매할 수 없습니다.',
  },
  'wrong-facts': {
    vi: 'Thông tin và hình ảnh phải đúng với thực tế.',
    en: 'Words and pictures are true.',
    ko: '정보와 사진은 사실과 같아야 합니다.',
  },
  offence: {
    vi: 'Không xúc phạm, đe dọa hay quấy rối người khác.',
    en: 'Nobody is insulted, threatened or harassed.',
    ko: '타인을 모욕하거나 위협하거나 괴롭히지 않습니다.',
  },
  'personal-data': {
    vi: 'Không đăng số điện thoại, địa chỉ hay thông tin riêng của người khác khi họ chưa đồng ý.',
    en: 'Nobody’s phone number, address or private data is told without their consent.',
    ko: '타인의 전화번호, 주소 등 개인 정보를 동의 없이 공개하지 않습니다.',
  },
  other: {
    vi: 'Tuân theo quy chế hoạt động của Hiên.',
    en: 'The rules of Hiên hold for everything that stands here.',
    ko: 'Hiên 운영 규칙을 지켜야 합니다.',
  },
};

/** What of the shelves can be reported. */
export const reportedListings = ['product', 'product-review', 'question', 'design'] as const;
export type ReportedListing = (typeof reportedListings)[number];

/** What somebody says of a product, a review, a question or a design; staff alone read the words. */
export const listingReportSchema = z.object({
  reason: choiceField(listingReportReasons),
  words: optionalTextField(reportWordsLength),
});

/** ours: of the words in which staff tell a shop why. */
export const saleWordsLength = 1_000;

/** For what staff take something off sale, and in words what its shop has to do. */
export const saleStopSchema = z.object({
  rule: choiceField(listingReportReasons),
  reason: textField('validation.message.required', saleWordsLength),
});

/** Why it goes on, or why a promotion ends. */
export const saleReleaseSchema = z.object({
  reason: textField('validation.message.required', saleWordsLength),
});
