import {
  type Language,
  type ReviewEvidenceKind,
  mostEvidenceTries,
  reviewEvidenceKindLabels,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

type Decided = {
  company: string;
  kind: ReviewEvidenceKind;
  /** Why not; null once it is confirmed. */
  reason: string | null;
  /** How often papers were sent for the review. */
  tries: number;
};

const page = (language: Language): string => paths.contractorReview.to(language);
const nameOf = (kind: ReviewEvidenceKind, language: Language): string =>
  reviewEvidenceKindLabels[kind][language].toLowerCase();

/** What staff found in a contract or an invoice; to the member who sent it for their review. */
export const reviewEvidenceDecided = mailTemplate<Decided>({
  secret: false,
  sample: {
    company: 'Xây dựng Bến Mới',
    kind: 'contract',
    reason: 'Trang chụp không có tên công ty. Bạn gửi thêm trang có con dấu nhé.',
    tries: 1,
  },
  write: {
    vi: ({ company, kind, reason, tries }) => ({
      subject:
        reason === null
          ? `Đánh giá về ${company} đã có giấy tờ xác nhận`
          : `Giấy tờ cho đánh giá về ${company} chưa đạt`,
      parts: [
        ...(reason === null
          ? [
              `Chúng tôi đã xem ${nameOf(kind, 'vi')} bạn gửi. Từ hôm nay, người đọc thấy đánh giá của bạn có giấy tờ.`,
              'Giấy tờ chỉ nhân viên Hiên xem được, và sẽ bị xóa khi bạn rút lại đánh giá hoặc đóng tài khoản.',
            ]
          : [
              `Chúng tôi đã xem ${nameOf(kind, 'vi')} bạn gửi, nhưng chưa xác nhận được. Lý do:`,
              { quote: reason },
              tries < mostEvidenceTries
                ? 'Các tệp đã bị xóa. Đánh giá vẫn hiện như trước, và bạn gửi lại được.'
                : 'Các tệp đã bị xóa. Đánh giá vẫn hiện như trước.',
            ]),
        { link: page('vi'), label: 'Mở đánh giá của tôi' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi giấy tờ cho một đánh giá thi công trên Hiên.',
    }),
    en: ({ company, kind, reason, tries }) => ({
      subject:
        reason === null
          ? `Your review of ${company} is confirmed by papers`
          : `The papers for your review of ${company} were not enough`,
      parts: [
        ...(reason === null
          ? [
              `We have looked at the ${nameOf(kind, 'en')} you sent. From today on, readers see that your review has papers.`,
              'Only our staff can see them. They are deleted when you take the review back or close your account.',
            ]
          : [
              `We have looked at the ${nameOf(kind, 'en')} you sent and could not confirm it. The reason:`,
              { quote: reason },
              tries < mostEvidenceTries
                ? 'The files are deleted. Your review stays as it is, and you can send papers again.'
                : 'The files are deleted. Your review stays as it is.',
            ]),
        { link: page('en'), label: 'Open my reviews' },
      ],
      foot: 'You receive this because you sent papers for a construction review at Hiên.',
    }),
    ko: ({ company, kind, reason, tries }) => ({
      subject:
        reason === null
          ? `[Hiên] ${company} 후기의 증빙이 확인되었습니다`
          : `[Hiên] ${company} 후기의 증빙을 확인하지 못했습니다`,
      parts: [
        ...(reason === null
          ? [
              `보내 주신 ${nameOf(kind, 'ko')}를 확인했습니다. 오늘부터 후기에 증빙 확인 표시가 보입니다.`,
              '증빙은 Hiên 직원만 볼 수 있으며, 후기를 철회하거나 탈퇴하시면 삭제됩니다.',
            ]
          : [
              `보내 주신 ${nameOf(kind, 'ko')}를 살펴보았으나 확인하지 못했습니다. 사유는 다음과 같습니다.`,
              { quote: reason },
              tries < mostEvidenceTries
                ? '파일은 삭제되었습니다. 후기는 그대로 공개되며 증빙을 다시 보내실 수 있습니다.'
                : '파일은 삭제되었습니다. 후기는 그대로 공개됩니다.',
            ]),
        { link: page('ko'), label: '내 후기 열기' },
      ],
      foot: 'Hiên 시공 후기에 증빙을 제출하셔서 발송된 메일입니다.',
    }),
  },
});
