import { type Language, paragraphsOf } from '@hien/domain';
import { newsletterHref, oneClickPath } from '@hien/domain/routes';
import type { Letter, LetterPart } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

/** What a month had, titles and their pages in one order; `month` as `2026-10`, `words` an editor's, empty without. */
type Values = {
  month: string;
  words: string;
  articles: readonly string[];
  articlePaths: readonly string[];
  homes: readonly string[];
  homePaths: readonly string[];
  token: string;
};

const listed = (
  title: string,
  names: readonly string[],
  pages: readonly string[],
): readonly LetterPart[] =>
  names.length === 0
    ? []
    : [title, { links: names.map((name, index) => [name, pages[index] ?? '/'] as const) }];

type Words = {
  subject: string;
  lead: string;
  articles: string;
  homes: string;
  leave: string;
  foot: string;
};

function letter(language: Language, values: Values, words: Words): Letter {
  const { articles, articlePaths, homes, homePaths, token } = values;
  return {
    subject: words.subject,
    parts: [
      words.lead,
      ...paragraphsOf(values.words),
      ...listed(words.articles, articles, articlePaths),
      ...listed(words.homes, homes, homePaths),
      { links: [[words.leave, newsletterHref(language, 'leave', token)]] },
    ],
    foot: words.foot,
    unsubscribe: oneClickPath(language, token),
  };
}

const parts = (month: string): readonly [year: string, month: number] => {
  const [year = '', number = ''] = month.split('-');
  return [year, Number(number)];
};

const english = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What is new, once a month, to who confirmed that they want it. */
export const newsletter = mailTemplate<Values>({
  secret: true,
  sample: {
    month: '2026-02',
    words: 'Tháng này mưa nhiều, nên chúng tôi kể về những căn nhà biết hứng mưa.',
    articles: ['Ánh sáng trong nhà ống'],
    articlePaths: ['/vi/article/1'],
    homes: ['Bảy mươi mét vuông và một cái hiên'],
    homePaths: ['/vi/interior-share/bay-muoi-met-vuong-va-mot-cai-hien'],
    token: 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f',
  },
  write: {
    vi: (values) => {
      const [year, month] = parts(values.month);
      return letter('vi', values, {
        subject: `Thư từ hiên nhà, tháng ${month}/${year}`,
        lead: 'Chào bạn, đây là những gì mới ở Hiên trong tháng qua.',
        articles: 'Bài đọc mới:',
        homes: 'Nhà thật, do chủ nhà kể:',
        leave: 'Thôi nhận bản tin',
        foot: 'Bạn nhận thư này vì đã xác nhận muốn nhận bản tin hằng tháng của Hiên.',
      });
    },
    en: (values) => {
      const [year, month] = parts(values.month);
      return letter('en', values, {
        subject: `A letter from the veranda, ${english[month - 1] ?? ''} ${year}`,
        lead: 'Hello, this is what was new at Hiên last month.',
        articles: 'New to read:',
        homes: 'Real homes, told by who lives there:',
        leave: 'Leave the newsletter',
        foot: 'You get this letter because you confirmed that you want Hiên’s monthly newsletter.',
      });
    },
    ko: (values) => {
      const [year, month] = parts(values.month);
      return letter('ko', values, {
        subject: `[Hiên] ${year}년 ${month}월 소식지`,
        lead: '안녕하세요. 지난달 Hiên의 새로운 소식입니다.',
        articles: '새로 나온 글:',
        homes: '집주인이 들려주는 실제 집:',
        leave: '소식지 수신 거부',
        foot: 'Hiên 월간 소식지 수신을 확인하신 분께 보내 드리는 메일입니다.',
      });
    },
  },
});
