import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Somebody applied to sell designs: their place in the queue, and where the application can be seen. */
export const designerApplied = mailTemplate<{ studio: string; place: string }>({
  secret: false,
  sample: { studio: 'Studio Lá Trầu', place: '2' },
  write: {
    vi: ({ studio, place }) => ({
      subject: `Hiên đã nhận hồ sơ đối tác thiết kế của ${studio}`,
      parts: [
        `Chào bạn, hồ sơ của ${studio} đang ở vị trí thứ ${place} trong hàng chờ. Chúng tôi xem từng bộ bản vẽ theo thứ tự nhận và báo kết quả qua email.`,
        'Bạn xem tình trạng hoặc rút hồ sơ tại đây:',
        {
          link: paths.portfolioReviewManagement.to('vi', { type: 'design' }),
          label: 'Xem hồ sơ',
        },
      ],
      foot: 'Bạn nhận thư này vì địa chỉ email này được ghi trong một hồ sơ đối tác thiết kế gửi tới Hiên.',
    }),
    en: ({ studio, place }) => ({
      subject: `Hiên has the application of ${studio}`,
      parts: [
        `Hello, the application of ${studio} to sell designs is number ${place} in the queue. We look at the drawings in the order they came and write to you with the result.`,
        'You can see how it stands, or take it back, here:',
        {
          link: paths.portfolioReviewManagement.to('en', { type: 'design' }),
          label: 'See the application',
        },
      ],
      foot: 'You get this mail because this address stands in an application to sell designs at Hiên.',
    }),
    ko: ({ studio, place }) => ({
      subject: `[Hiên] ${studio} 디자인 파트너 신청이 접수되었습니다`,
      parts: [
        `안녕하세요. ${studio}의 신청은 대기 순서 ${place}번째입니다. 접수 순서대로 도면을 검토한 뒤 이메일로 결과를 알려 드립니다.`,
        '진행 상황 확인과 신청 철회는 아래에서 하실 수 있습니다.',
        {
          link: paths.portfolioReviewManagement.to('ko', { type: 'design' }),
          label: '신청 내역 보기',
        },
      ],
      foot: 'Hiên 디자인 파트너 신청서에 이 이메일 주소가 기재되어 발송된 메일입니다.',
    }),
  },
});
