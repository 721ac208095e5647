import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A shop applied: its place in the queue, and where its application can be seen. */
export const partnerApplied = mailTemplate<{ shop: string; place: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông', place: '3' },
  write: {
    vi: ({ shop, place }) => ({
      subject: `Hiên đã nhận hồ sơ bán hàng của ${shop}`,
      parts: [
        `Chào bạn, hồ sơ của ${shop} đang ở vị trí thứ ${place} trong hàng chờ. Chúng tôi xét theo thứ tự đăng ký và báo kết quả qua email.`,
        'Bạn xem tình trạng hồ sơ bất cứ lúc nào tại đây:',
        { link: paths.registrationForm.to('vi'), label: 'Xem hồ sơ' },
      ],
      foot: 'Bạn nhận thư này vì đã đăng ký bán hàng trên Hiên.',
    }),
    en: ({ shop, place }) => ({
      subject: `Hiên has the application of ${shop}`,
      parts: [
        `Hello, the application of ${shop} is number ${place} in the queue. We look at applications in the order they came and write to you with the result.`,
        'You can see how it stands at any time:',
        { link: paths.registrationForm.to('en'), label: 'See the application' },
      ],
      foot: 'You receive this because you applied to sell on Hiên.',
    }),
    ko: ({ shop, place }) => ({
      subject: `[Hiên] ${shop} 입점 신청이 접수되었습니다`,
      parts: [
        `안녕하세요. ${shop}의 신청은 대기 순서 ${place}번째입니다. 접수 순서대로 심사한 뒤 이메일로 결과를 알려 드립니다.`,
        '진행 상황은 언제든 아래에서 확인하실 수 있습니다.',
        { link: paths.registrationForm.to('ko'), label: '신청 내역 보기' },
      ],
      foot: 'Hiên에 입점을 신청하셔서 발송된 메일입니다.',
    }),
  },
});
