import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A company applied to the directory: its place in the queue, and where its application can be seen. */
export const contractorApplied = mailTemplate<{ company: string; place: string }>({
  secret: false,
  sample: { company: 'Công ty TNHH Nội thất An Gia', place: '3' },
  write: {
    vi: ({ company, place }) => ({
      subject: `Hiên đã nhận hồ sơ nhà thầu của ${company}`,
      parts: [
        `Chào bạn, hồ sơ của ${company} đang ở vị trí thứ ${place} trong hàng chờ. Chúng tôi xét theo thứ tự đăng ký và báo kết quả qua email.`,
        'Bạn xem tình trạng hồ sơ bất cứ lúc nào tại đây:',
        { link: paths.contractorViewEditor.to('vi', { id: 'new' }), label: 'Xem hồ sơ' },
      ],
      foot: 'Bạn nhận thư này vì địa chỉ email này được ghi trong một hồ sơ nhà thầu gửi tới Hiên.',
    }),
    en: ({ company, place }) => ({
      subject: `Hiên has the application of ${company}`,
      parts: [
        `Hello, the application of ${company} to the contractor directory is number ${place} in the queue. We look at applications in the order they came and write to you with the result.`,
        'You can see how it stands at any time:',
        { link: paths.contractorViewEditor.to('en', { id: 'new' }), label: 'See the application' },
      ],
      foot: 'You get this mail because this address stands in an application to Hiên’s contractor directory.',
    }),
    ko: ({ company, place }) => ({
      subject: `[Hiên] ${company} 시공사 등록 신청이 접수되었습니다`,
      parts: [
        `안녕하세요. ${company}의 신청은 대기 순서 ${place}번째입니다. 접수 순서대로 심사한 뒤 이메일로 결과를 알려 드립니다.`,
        '진행 상황은 언제든 아래에서 확인하실 수 있습니다.',
        { link: paths.contractorViewEditor.to('ko', { id: 'new' }), label: '신청 내역 보기' },
      ],
      foot: 'Hiên 시공사 등록 신청서에 이 이메일 주소가 기재되어 발송된 메일입니다.',
    }),
  },
});
