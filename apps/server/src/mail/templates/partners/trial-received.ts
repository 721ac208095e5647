import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A design trial was asked for; the form for its invoice is reached from here. */
export const trialReceived = mailTemplate<{ number: string; project: string; until: string }>({
  secret: false,
  sample: { number: '41', project: 'Ven Sông Bình Khánh', until: '10/03/2026' },
  write: {
    vi: ({ number, project, until }) => ({
      subject: `Hiên đã nhận đăng ký dùng thử số ${number}`,
      parts: [
        `Chào bạn, bạn đã đăng ký dùng thử thiết kế cho ${project}. Chúng tôi liên hệ với bạn muộn nhất ${until}.`,
        'Nếu cần hóa đơn cho công ty sau khi dùng thử, hãy gửi thông tin thuế từ đúng địa chỉ email này:',
        { link: paths.freeTrialTax.to('vi', { id: number }), label: 'Gửi thông tin xuất hóa đơn' },
      ],
      foot: 'Bạn nhận thư này vì địa chỉ của bạn được điền trong một biểu mẫu trên Hiên. Nếu không phải bạn, hãy bỏ qua thư này.',
    }),
    en: ({ number, project, until }) => ({
      subject: `Hiên has your trial request no. ${number}`,
      parts: [
        `Hello, you asked for a design trial for ${project}. We get in touch by ${until}.`,
        'If your company needs an invoice after the trial, send its tax details from this same e-mail address:',
        { link: paths.freeTrialTax.to('en', { id: number }), label: 'Send invoice details' },
      ],
      foot: 'You receive this because your address was entered in a form on Hiên. If that was not you, please ignore it.',
    }),
    ko: ({ number, project, until }) => ({
      subject: `[Hiên] 무료 체험 신청 ${number}번이 접수되었습니다`,
      parts: [
        `안녕하세요. ${project} 디자인 무료 체험을 신청하셨습니다. ${until}까지 연락드립니다.`,
        '체험 후 회사 명의의 세금계산서가 필요하면 같은 이메일 주소로 아래에서 정보를 보내 주세요.',
        { link: paths.freeTrialTax.to('ko', { id: number }), label: '세금계산서 정보 보내기' },
      ],
      foot: 'Hiên의 신청 양식에 이 주소가 입력되어 발송된 메일입니다. 본인이 아니라면 무시해 주세요.',
    }),
  },
});
