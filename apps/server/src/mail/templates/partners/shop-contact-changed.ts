import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

/** Another address takes the place of a shop's contact: told to the one that was there. */
export const shopContactChanged = mailTemplate<{ shop: string; before: string; after: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông', before: 'an@ven-song.example', after: 'kho@ven-song.example' },
  write: {
    vi: ({ shop, before, after }) => ({
      subject: `Email liên hệ của ${shop} đã đổi`,
      parts: [
        `Email liên hệ của ${shop} vừa được đổi. Từ nay thư của gian hàng gửi đến địa chỉ mới.`,
        {
          facts: [
            ['Trước đây', before],
            ['Bây giờ', after],
          ],
        },
        'Nếu không phải bạn đổi, hãy đổi mật khẩu rồi báo cho trung tâm hỗ trợ.',
        {
          link: paths.shopManager.to('vi', { type: 'account' }),
          label: 'Xem thông tin gian hàng',
        },
      ],
      foot: 'Bạn nhận thư này vì địa chỉ này từng là liên hệ của gian hàng trên Hiên.',
    }),
    en: ({ shop, before, after }) => ({
      subject: `The contact of ${shop} has changed`,
      parts: [
        `The contact email of ${shop} was changed. The shop’s mails go to the new address from now on.`,
        {
          facts: [
            ['Before', before],
            ['Now', after],
          ],
        },
        'If it was not you, change your password and tell the customer center.',
        { link: paths.shopManager.to('en', { type: 'account' }), label: 'See the shop’s data' },
      ],
      foot: 'You get this mail because this address was the contact of a shop at Hiên.',
    }),
    ko: ({ shop, before, after }) => ({
      subject: `[Hiên] ${shop} 연락처 이메일이 변경되었습니다`,
      parts: [
        `${shop}의 연락처 이메일이 변경되었습니다. 앞으로 상점 메일은 새 주소로 발송됩니다.`,
        {
          facts: [
            ['변경 전', before],
            ['변경 후', after],
          ],
        },
        '직접 변경하신 것이 아니라면 비밀번호를 변경하신 뒤 고객센터에 알려 주세요.',
        { link: paths.shopManager.to('ko', { type: 'account' }), label: '상점 정보 보기' },
      ],
      foot: '이 주소가 Hiên 상점의 연락처였기 때문에 보내 드리는 메일입니다.',
    }),
  },
});
