import { type TermsCategory, termsCategoryLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A document will change in an important way: what, from when, and where to read it (spec: thirty days). */
export const termsChanging = mailTemplate<{
  category: TermsCategory;
  version: number;
  changes: string;
  from: string;
}>({
  secret: false,
  sample: {
    category: 'privacy',
    version: 2,
    changes: 'Thêm một đơn vị vận chuyển nhận địa chỉ giao hàng.',
    from: '05/04/2026',
  },
  write: {
    vi: ({ category, version, changes, from }) => ({
      subject: `${termsCategoryLabels[category].vi} thay đổi từ ${from}`,
      parts: [
        `Từ ${from}, ${termsCategoryLabels[category].vi} của Hiên có phiên bản mới. Thay đổi chính:`,
        { quote: changes },
        'Nếu bạn không đồng ý, bạn có thể xóa tài khoản trước ngày đó. Tiếp tục dùng sau ngày đó là đồng ý với bản mới.',
        { link: paths.termDetail.to('vi', { category }, { version }), label: 'Đọc toàn văn' },
      ],
      foot: 'Bạn nhận thư này vì có tài khoản tại Hiên.',
    }),
    en: ({ category, version, changes, from }) => ({
      subject: `${termsCategoryLabels[category].en}: a change from ${from}`,
      parts: [
        `From ${from} there is a new version of: ${termsCategoryLabels[category].en}. What changes:`,
        { quote: changes },
        'If you do not agree, you can delete your account before that day. Using it after that day means that you agree.',
        { link: paths.termDetail.to('en', { category }, { version }), label: 'Read all of it' },
      ],
      foot: 'You receive this because you have an account at Hiên.',
    }),
    ko: ({ category, version, changes, from }) => ({
      subject: `[Hiên] ${from}부터 ${termsCategoryLabels[category].ko}이(가) 변경됩니다`,
      parts: [
        `${from}부터 Hiên의 ${termsCategoryLabels[category].ko}이(가) 새 버전으로 바뀝니다. 주요 변경 사항은 다음과 같습니다.`,
        { quote: changes },
        '동의하지 않으시면 그 전에 탈퇴하실 수 있습니다. 이후에도 계속 이용하시면 동의하신 것으로 봅니다.',
        { link: paths.termDetail.to('ko', { category }, { version }), label: '전문 보기' },
      ],
      foot: 'Hiên 회원이시기 때문에 발송된 메일입니다.',
    }),
  },
});
