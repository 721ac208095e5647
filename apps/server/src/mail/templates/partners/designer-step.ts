import { type Language, noticeTitle } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type DesignerStep = {
  about:
    | 'design-partner.approved'
    | 'design-partner.rejected'
    | 'design-partner.suspended'
    | 'design-partner.restored'
    | 'design-partner.ended';
  studio: string;
  /** In the words of staff; empty for an approval. */
  reason: string;
};

type Say = Readonly<Record<DesignerStep['about'], (studio: string) => string>>;

const words = {
  vi: {
    text: {
      'design-partner.approved': (studio) =>
        `Hồ sơ của ${studio} đã được duyệt. Bạn đăng thiết kế đầu tiên ngay từ bây giờ; mỗi thiết kế được nhân viên Hiên xem trước khi bán.`,
      'design-partner.rejected': (studio) =>
        `Chúng tôi chưa duyệt được hồ sơ của ${studio}. Những gì bạn đã điền vẫn còn: sửa chỗ cần sửa rồi gửi lại. Lý do:`,
      'design-partner.suspended': (studio) =>
        `Việc bán thiết kế của ${studio} tạm ngừng, các thiết kế đang bán được gỡ khỏi trang. Người đã mua vẫn tải được. Lý do:`,
      'design-partner.restored': (studio) =>
        `${studio} bán thiết kế trở lại từ bây giờ. Lời nhắn của Hiên:`,
      'design-partner.ended': (studio) =>
        `Hợp tác bán thiết kế với ${studio} đã kết thúc. Người đã mua vẫn tải được. Lý do:`,
    } satisfies Say,
    open: 'Mở trang thiết kế của bạn',
    foot: 'Bạn nhận thư này vì đã gửi hồ sơ đối tác thiết kế tại Hiên.',
  },
  en: {
    text: {
      'design-partner.approved': (studio) =>
        `The application of ${studio} was approved. You can send your first design from now on; our staff look at each one before it is sold.`,
      'design-partner.rejected': (studio) =>
        `We could not approve the application of ${studio} yet. What you filled in is still there: correct it and send it again. The reason:`,
      'design-partner.suspended': (studio) =>
        `${studio} sells no designs for now; those on sale were taken off. Whoever bought them can still download them. The reason:`,
      'design-partner.restored': (studio) =>
        `${studio} sells designs again from now on. What Hiên says about it:`,
      'design-partner.ended': (studio) =>
        `The partnership with ${studio} has ended. Whoever bought its designs can still download them. The reason:`,
    } satisfies Say,
    open: 'Open your designs',
    foot: 'You get this mail because you applied to sell designs at Hiên.',
  },
  ko: {
    text: {
      'design-partner.approved': (studio) =>
        `${studio}의 신청이 승인되었습니다. 이제 첫 디자인을 등록하실 수 있으며, 직원이 확인한 뒤 판매가 시작됩니다.`,
      'design-partner.rejected': (studio) =>
        `${studio}의 신청을 아직 승인하지 못했습니다. 작성하신 내용은 그대로 남아 있으니 수정하여 다시 보내 주세요. 사유는 다음과 같습니다.`,
      'design-partner.suspended': (studio) =>
        `${studio}의 디자인 판매를 일시 정지하고 판매 중이던 디자인을 내렸습니다. 이미 구매한 분은 계속 다운로드할 수 있습니다. 사유는 다음과 같습니다.`,
      'design-partner.restored': (studio) =>
        `지금부터 ${studio}의 디자인을 다시 판매합니다. Hiên의 안내는 다음과 같습니다.`,
      'design-partner.ended': (studio) =>
        `${studio}와의 디자인 제휴가 종료되었습니다. 이미 구매한 분은 계속 다운로드할 수 있습니다. 사유는 다음과 같습니다.`,
    } satisfies Say,
    open: '내 디자인 열기',
    foot: 'Hiên에 디자인 파트너 신청서를 제출하셔서 발송된 메일입니다.',
  },
} as const;

function letter(language: Language, { about, studio, reason }: DesignerStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.open;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      said.text[about](studio),
      ...(reason === '' ? [] : [{ quote: reason }]),
      {
        link: paths.portfolioReviewManagement.to(language, { type: 'design' }),
        label: said.open,
      },
    ],
    foot: said.foot,
  };
}

/** What staff decided about somebody who sells designs, or wants to. */
export const designerStep = mailTemplate<DesignerStep>({
  secret: false,
  sample: {
    about: 'design-partner.rejected',
    studio: 'Studio Lá Trầu',
    reason: 'Bản vẽ mẫu chưa có kích thước',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
