import { formatDate, type Language, noticeTitle } from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type DisputeStep = {
  about: 'dispute.accepted' | 'dispute.rejected';
  city: string;
  /** The Monday of the ad week, `2026-03-09`. */
  week: string;
  /** In the words of staff; null where they added none. */
  answer: string | null;
};

const words = {
  vi: {
    city: 'Thành phố',
    week: 'Tuần từ thứ Hai',
    text: {
      'dispute.accepted':
        'Chúng tôi đã xem lại sổ và thấy bạn đúng. Những gì được sửa đều đứng thành dòng mới trong sổ, ai cũng chạy lại được; tiền liên quan được hoàn lại.',
      'dispute.rejected':
        'Chúng tôi đã xem lại sổ và giữ nguyên kết quả. Bạn có thể tự chạy lại kết quả từ sổ công khai.',
    },
    open: 'Xem các lượt đặt giá của tôi',
    foot: 'Bạn nhận thư này vì công ty của bạn đã khiếu nại một kết quả đấu giá trên Hiên.',
  },
  en: {
    city: 'City',
    week: 'The week from Monday',
    text: {
      'dispute.accepted':
        'We looked at the ledger again and you are right. Whatever was put right stands in the ledger as a new line, which anybody can play again; the money that belongs to it goes back.',
      'dispute.rejected':
        'We looked at the ledger again, and the results stand. You can play them again from the public ledger.',
    },
    open: 'See my bids',
    foot: 'You get this mail because your company disputed the results of an auction at Hiên.',
  },
  ko: {
    city: '도시',
    week: '광고 주간 (월요일)',
    text: {
      'dispute.accepted':
        '원장을 다시 확인한 결과 말씀하신 내용이 맞습니다. 바로잡은 내용은 모두 원장에 새 기록으로 남아 누구나 다시 확인할 수 있으며, 관련 금액은 환불됩니다.',
      'dispute.rejected':
        '원장을 다시 확인하였으며 결과는 그대로 유지됩니다. 공개 원장으로 결과를 직접 다시 확인하실 수 있습니다.',
    },
    open: '내 입찰 보기',
    foot: 'Hiên 경매 결과에 이의를 제기하셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, city, week, answer }: DisputeStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.city;
  const monday = Date.parse(`${week}T00:00:00+07:00`);
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      said.text[about],
      ...(answer === null ? [] : [{ quote: answer }]),
      {
        facts: [
          [said.city, city],
          [said.week, formatDate(monday, 'date', language)],
        ],
      },
      { link: `/${language}/my-auction-result`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What staff found about a disputed auction (docs/adr/0151). */
export const disputeStep = mailTemplate<DisputeStep>({
  secret: false,
  sample: {
    about: 'dispute.rejected',
    city: 'Hà Nội',
    week: '2026-11-23',
    answer: 'Công ty đã có vị trí 1 trong tuần đó.',
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
