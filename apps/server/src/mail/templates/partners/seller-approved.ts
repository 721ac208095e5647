import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** A shop is open from now on. */
export const sellerApproved = mailTemplate<{ shop: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông' },
  write: {
    vi: ({ shop }) => ({
      subject: `Gian hàng ${shop} đã mở trên Hiên`,
      parts: [
        `Hồ sơ bán hàng của ${shop} đã được duyệt. Gian hàng của bạn đã mở.`,
        'Đăng nhập lại một lần để thấy khu quản lý gian hàng, rồi đăng sản phẩm đầu tiên.',
        { link: paths.shopManager.to('vi', { type: 'dashboard' }), label: 'Vào quản lý gian hàng' },
      ],
      foot: 'Bạn nhận thư này vì đã đăng ký bán hàng trên Hiên.',
    }),
    en: ({ shop }) => ({
      subject: `${shop} is open on Hiên`,
      parts: [
        `The application of ${shop} was approved. Your shop is open.`,
        'Log in once more to see the shop manager, then add your first product.',
        {
          link: paths.shopManager.to('en', { type: 'dashboard' }),
          label: 'Go to the shop manager',
        },
      ],
      foot: 'You receive this because you applied to sell on Hiên.',
    }),
    ko: ({ shop }) => ({
      subject: `[Hiên] ${shop} 입점이 승인되었습니다`,
      parts: [
        `${shop}의 입점 신청이 승인되어 상점이 열렸습니다.`,
        '다시 로그인하시면 상점 관리 화면이 보입니다. 첫 상품을 등록해 보세요.',
        { link: paths.shopManager.to('ko', { type: 'dashboard' }), label: '상점 관리로 이동' },
      ],
      foot: 'Hiên에 입점을 신청하셔서 발송된 메일입니다.',
    }),
  },
});
