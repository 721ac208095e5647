import { shopTeamLimits } from '@hien/domain';
import { shopInvitationHref } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

const { linkDays } = shopTeamLimits;

/** Asks the owner of an address to work in a shop. It says the same whether an account has the address or not. */
export const shopInvited = mailTemplate<{ shop: string; email: string; token: string }>({
  secret: true,
  sample: {
    shop: 'Gỗ Ven Sông',
    email: 'em.gai@ven-song.example',
    token: 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f',
  },
  write: {
    vi: ({ shop, email, token }) => ({
      subject: `${shop} mời bạn vào làm việc tại gian hàng`,
      parts: [
        `${shop} muốn bạn cùng trông gian hàng của họ trên Hiên: xử lý đơn, trả lời khách, đăng sản phẩm.`,
        { link: shopInvitationHref('vi', token), label: 'Xem lời mời' },
        `Hãy đăng nhập bằng ${email}. Nếu chưa có tài khoản, hãy đăng ký bằng đúng địa chỉ này rồi mở lại liên kết.`,
        `Liên kết dùng được một lần, trong ${linkDays} ngày.`,
      ],
      foot: 'Nếu bạn không biết gian hàng này, hãy bỏ qua thư: không có gì xảy ra khi bạn chưa đồng ý.',
    }),
    en: ({ shop, email, token }) => ({
      subject: `${shop} invites you to work in its shop`,
      parts: [
        `${shop} would like you to help run its shop at Hiên: handle orders, answer customers, list items.`,
        { link: shopInvitationHref('en', token), label: 'See the invitation' },
        `Log in with ${email}. If you have no account yet, sign up with this very address and open the link again.`,
        `The link works once, for ${linkDays} days.`,
      ],
      foot: 'If you do not know this shop, ignore this mail: nothing happens unless you accept.',
    }),
    ko: ({ shop, email, token }) => ({
      subject: `[Hiên] ${shop}에서 직원으로 초대했습니다`,
      parts: [
        `${shop}에서 Hiên 상점을 함께 운영할 직원으로 초대했습니다. 주문 처리, 고객 문의 답변, 상품 등록을 맡게 됩니다.`,
        { link: shopInvitationHref('ko', token), label: '초대 확인' },
        `${email} 계정으로 로그인해 주세요. 계정이 없다면 이 주소로 가입한 뒤 링크를 다시 열어 주세요.`,
        `링크는 한 번만 사용할 수 있으며 ${linkDays}일 동안 유효합니다.`,
      ],
      foot: '모르는 상점이라면 이 메일을 무시해 주세요. 수락하기 전에는 아무 일도 일어나지 않습니다.',
    }),
  },
});
