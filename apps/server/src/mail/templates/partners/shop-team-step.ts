import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type ShopTeamStep = {
  /** `joined` and `left` are told to whoever keeps the shop, `removed` to whoever has to go. */
  step: 'joined' | 'left' | 'removed';
  shop: string;
  person: string;
};

const words = {
  vi: {
    subject: {
      joined: ({ person, shop }: ShopTeamStep) => `${person} đã vào làm tại ${shop}`,
      left: ({ person, shop }: ShopTeamStep) => `${person} đã rời ${shop}`,
      removed: ({ shop }: ShopTeamStep) => `Bạn không còn làm việc tại ${shop}`,
    },
    text: {
      joined:
        'Người này đã nhận lời mời và xử lý được đơn hàng, sản phẩm, câu hỏi của gian hàng. Việc họ làm có trong nhật ký.',
      left: 'Người này đã tự rời gian hàng và không còn xem được gì của gian hàng.',
      removed:
        'Chủ gian hàng đã kết thúc quyền của bạn. Tài khoản mua sắm của bạn trên Hiên vẫn như cũ.',
    },
    open: 'Xem người của gian hàng',
    foot: {
      owner: 'Bạn nhận thư này vì bạn là chủ gian hàng trên Hiên.',
      staff: 'Bạn nhận thư này vì bạn từng làm việc tại một gian hàng trên Hiên.',
    },
  },
  en: {
    subject: {
      joined: ({ person, shop }: ShopTeamStep) => `${person} now works in ${shop}`,
      left: ({ person, shop }: ShopTeamStep) => `${person} has left ${shop}`,
      removed: ({ shop }: ShopTeamStep) => `You no longer work in ${shop}`,
    },
    text: {
      joined:
        'They accepted your invitation and can handle the shop’s orders, items and questions. What they do is in the log.',
      left: 'They left the shop by themselves and see nothing of it any more.',
      removed: 'The shop’s owner ended your access. Your own account at Hiên stays as it is.',
    },
    open: 'See the shop’s people',
    foot: {
      owner: 'You get this mail because you keep a shop at Hiên.',
      staff: 'You get this mail because you worked in a shop at Hiên.',
    },
  },
  ko: {
    subject: {
      joined: ({ person, shop }: ShopTeamStep) => `${person} 님이 ${shop} 직원으로 합류했습니다`,
      left: ({ person, shop }: ShopTeamStep) => `${person} 님이 ${shop}에서 나갔습니다`,
      removed: ({ shop }: ShopTeamStep) => `${shop} 직원 권한이 해제되었습니다`,
    },
    text: {
      joined:
        '초대를 수락하여 상점의 주문, 상품, 문의를 처리할 수 있습니다. 처리 내역은 활동 기록에서 확인하실 수 있습니다.',
      left: '스스로 상점에서 나갔으며, 더 이상 상점 정보를 볼 수 없습니다.',
      removed: '상점 대표가 권한을 해제했습니다. 개인 Hiên 계정은 그대로 이용하실 수 있습니다.',
    },
    open: '상점 직원 보기',
    foot: {
      owner: 'Hiên에서 상점을 운영하고 계셔서 보내 드리는 메일입니다.',
      staff: 'Hiên 상점에서 일하셨기 때문에 보내 드리는 메일입니다.',
    },
  },
} as const;

function letter(language: Language, told: ShopTeamStep): Letter {
  const said = words[language];
  const subject = said.subject[told.step](told);
  const isOwners = told.step !== 'removed';
  return {
    subject: language === 'ko' ? `[Hiên] ${subject}` : subject,
    parts: [
      `${subject}.`,
      said.text[told.step],
      ...(isOwners
        ? [
            {
              link: paths.shopManager.to(language, { type: 'account' }, { plan: 'team' }),
              label: said.open,
            },
          ]
        : []),
    ],
    foot: said.foot[isOwners ? 'owner' : 'staff'],
  };
}

/** Who came to work in a shop, and who went. */
export const shopTeamStep = mailTemplate<ShopTeamStep>({
  secret: false,
  sample: { step: 'joined', shop: 'Gỗ Ven Sông', person: 'Lý Gia Hân' },
  write: {
    vi: (told) => letter('vi', told),
    en: (told) => letter('en', told),
    ko: (told) => letter('ko', told),
  },
});
