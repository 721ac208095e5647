import { formatDate, type Language, limits, noticeTitle } from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type PlaceStep = {
  about: 'place.offered' | 'place.lapsed';
  city: string;
  /** The last moment to take it; null once it went to the next. */
  until: number | null;
};

const hours = limits.ad.offerHours;

const words = {
  vi: {
    city: 'Thành phố',
    until: 'Giữ đến',
    text: {
      'place.offered': `Bạn đứng đầu danh sách chờ. Vị trí được giữ riêng cho công ty trong ${hours} giờ; sau đó công ty tiếp theo được mời.`,
      'place.lapsed':
        'Vị trí chưa được nhận trong thời hạn nên đã mời công ty tiếp theo. Bạn có thể vào danh sách chờ lại.',
    },
    open: 'Xem gói của tôi',
    foot: 'Bạn nhận thư này vì công ty của bạn ở trong danh sách chờ một vị trí quảng cáo trên Hiên.',
  },
  en: {
    city: 'City',
    until: 'Kept until',
    text: {
      'place.offered': `You are first in line. The place is kept for your company for ${hours} hours; after that the next company is asked.`,
      'place.lapsed':
        'The place was not taken in time, so the next company was asked. You can join the line again.',
    },
    open: 'See my plan',
    foot: 'You get this mail because your company waits for a place of advertising at Hiên.',
  },
  ko: {
    city: '도시',
    until: '보관 기한',
    text: {
      'place.offered': `대기 순서가 되었습니다. ${hours}시간 동안 자리를 맡아 드리며, 그 후에는 다음 회사에 안내됩니다.`,
      'place.lapsed':
        '기한 안에 자리를 받지 않으셔서 다음 회사에 안내되었습니다. 다시 대기하실 수 있습니다.',
    },
    open: '내 플랜 보기',
    foot: 'Hiên에서 광고 자리를 기다리고 계셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, { about, city, until }: PlaceStep): Letter {
  const said = words[language];
  const title = noticeTitle(about)?.[language] ?? said.city;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      said.text[about],
      {
        facts: [
          [said.city, city],
          ...(until === null
            ? []
            : [[said.until, formatDate(until, 'deadline', language)] as const]),
        ],
      },
      { link: `/${language}/membership`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** A gold place is kept for whoever is first in line, or went to the next. */
export const placeStep = mailTemplate<PlaceStep>({
  secret: false,
  sample: { about: 'place.offered', city: 'Hà Nội', until: Date.UTC(2026, 10, 21, 3) },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
