import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Another bank account was asked for; numbers are masked. */
export const shopBankAsked = mailTemplate<{ shop: string; before: string; after: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông', before: 'Vietcombank •••• 3456', after: 'ACB •••• 9999' },
  write: {
    vi: ({ shop, before, after }) => ({
      subject: `${shop} yêu cầu đổi tài khoản nhận tiền`,
      parts: [
        `Có yêu cầu đổi tài khoản ngân hàng nhận tiền của ${shop}. Chúng tôi xem giấy tờ trước; đến khi đó tiền vẫn về tài khoản cũ.`,
        {
          facts: [
            ['Đang dùng', before],
            ['Yêu cầu đổi thành', after],
          ],
        },
        'Nếu không phải bạn yêu cầu, hãy rút yêu cầu trên trang, đổi mật khẩu rồi báo cho trung tâm hỗ trợ.',
        {
          link: paths.shopManager.to('vi', { type: 'account' }),
          label: 'Xem thông tin gian hàng',
        },
      ],
      foot: 'Bạn nhận thư này vì địa chỉ này là liên hệ của gian hàng trên Hiên.',
    }),
    en: ({ shop, before, after }) => ({
      subject: `${shop} asks for another bank account`,
      parts: [
        `Somebody asked to pay ${shop} into another bank account. We look at the papers first; until then money goes to the old one.`,
        {
          facts: [
            ['In use', before],
            ['Asked for', after],
          ],
        },
        'If it was not you, withdraw the request on the page, change your password and tell the customer center.',
        { link: paths.shopManager.to('en', { type: 'account' }), label: 'See the shop’s data' },
      ],
      foot: 'You get this mail because this address is the contact of a shop at Hiên.',
    }),
    ko: ({ shop, before, after }) => ({
      subject: `[Hiên] ${shop} 정산 계좌 변경 요청`,
      parts: [
        `${shop}의 정산 계좌를 변경해 달라는 요청이 접수되었습니다. 서류를 먼저 확인하며, 그전까지는 기존 계좌로 지급됩니다.`,
        {
          facts: [
            ['현재 계좌', before],
            ['요청한 계좌', after],
          ],
        },
        '직접 요청하신 것이 아니라면 페이지에서 요청을 철회하고 비밀번호를 변경하신 뒤 고객센터에 알려 주세요.',
        { link: paths.shopManager.to('ko', { type: 'account' }), label: '상점 정보 보기' },
      ],
      foot: 'Hiên 상점의 연락처로 등록된 주소여서 보내 드리는 메일입니다.',
    }),
  },
});
