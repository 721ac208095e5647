import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A contractor was refused, and why. */
export const contractorRejected = mailTemplate<{ company: string; reason: string }>({
  secret: false,
  sample: { company: 'Công ty TNHH Nội thất An Gia', reason: 'Giấy phép đã hết hạn' },
  write: {
    vi: ({ company, reason }) => ({
      subject: 'Hồ sơ nhà thầu của bạn cần bổ sung',
      parts: [
        `Chúng tôi chưa duyệt được hồ sơ nhà thầu của ${company}. Lý do:`,
        { quote: reason },
        'Bạn bổ sung hồ sơ rồi gửi lại, chúng tôi sẽ xem xét sớm.',
        { link: paths.contractorViewEditor.to('vi', { id: 'new' }), label: 'Sửa và gửi lại' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi hồ sơ tại Hiên.',
    }),
    en: ({ company, reason }) => ({
      subject: 'Your contractor profile needs a correction',
      parts: [
        `We could not approve the contractor profile of ${company} yet. The reason:`,
        { quote: reason },
        'Complete the papers and apply again; we will look at them soon.',
        {
          link: paths.contractorViewEditor.to('en', { id: 'new' }),
          label: 'Correct and send again',
        },
      ],
      foot: 'You get this mail because you sent an application at Hiên.',
    }),
    ko: ({ company, reason }) => ({
      subject: '[Hiên] 시공사 정보를 보완해 주세요',
      parts: [
        `${company}의 시공사 정보를 아직 승인하지 못했습니다. 사유는 다음과 같습니다.`,
        { quote: reason },
        '서류를 보완하여 다시 신청해 주시면 빠르게 검토하겠습니다.',
        { link: paths.contractorViewEditor.to('ko', { id: 'new' }), label: '수정하여 다시 제출' },
      ],
      foot: 'Hiên에 신청서를 제출하셨기 때문에 발송된 메일입니다.',
    }),
  },
});
