import { type AdReportReason, adRules } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

type Values = { id: number; company: string; rule: AdReportReason; reason: string; days: number };

/** A company's bought places were taken down: the rule, why, and the one appeal. */
export const adTakenDown = mailTemplate<Values>({
  secret: false,
  sample: {
    id: 12,
    company: 'Công ty TNHH Nội thất An Gia',
    rule: 'misleading',
    reason: '“Số một thành phố” không có tài liệu chứng minh.',
    days: 14,
  },
  write: {
    vi: ({ id, company, rule, reason, days }) => ({
      subject: 'Quảng cáo của công ty bạn đã bị gỡ',
      parts: [
        `Sau khi có người báo cáo, chúng tôi đã gỡ các vị trí mua của ${company} khỏi danh bạ. Công ty vẫn đứng trong danh bạ theo điểm. Quy định bị vi phạm:`,
        { quote: adRules[rule].vi },
        'Lý do:',
        { quote: reason },
        `Nếu bạn thấy quyết định này sai, công ty khiếu nại được một lần trong ${days} ngày (hồ sơ số ${id}); một người khác của Hiên sẽ trả lời. Khoản đã trả cho những ngày còn lại do bộ phận tài chính xử lý.`,
        { link: paths.membership.to('vi'), label: 'Xem và khiếu nại' },
      ],
      foot: 'Bạn nhận thư này vì bạn giữ trang của công ty tại Hiên.',
    }),
    en: ({ id, company, rule, reason, days }) => ({
      subject: 'Your company’s ad was taken down',
      parts: [
        `After a report we have taken the bought places of ${company} off the directory. The company still stands there by its points. The rule:`,
        { quote: adRules[rule].en },
        'The reason:',
        { quote: reason },
        `If you think that this is wrong, the company can appeal once within ${days} days (case ${id}); somebody else at Hiên answers. Finance looks after what was paid for the days that are left.`,
        { link: paths.membership.to('en'), label: 'Read and appeal' },
      ],
      foot: 'You get this mail because you keep the company’s page at Hiên.',
    }),
    ko: ({ id, company, rule, reason, days }) => ({
      subject: '[Hiên] 회사 광고의 게재가 중단되었습니다',
      parts: [
        `신고를 검토한 결과 ${company}이(가) 구매한 자리의 게재를 중단했습니다. 업체는 점수에 따라 목록에 계속 표시됩니다. 위반된 규정은 다음과 같습니다.`,
        { quote: adRules[rule].ko },
        '사유:',
        { quote: reason },
        `결정이 잘못되었다고 생각하시면 ${days}일 안에 한 번 이의를 제기하실 수 있으며(사건 번호 ${id}) 다른 담당자가 답합니다. 남은 기간의 요금은 재무팀이 처리합니다.`,
        { link: paths.membership.to('ko'), label: '확인하고 이의 제기' },
      ],
      foot: 'Hiên에서 회사 페이지를 관리하고 계셔서 발송된 메일입니다.',
    }),
  },
});
