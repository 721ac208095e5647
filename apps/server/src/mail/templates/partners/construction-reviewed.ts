import { mailTemplate } from '../../template.ts';

const page = (language: string, id: number): string =>
  `/${language}/contractor-review-company/${id}`;

/** A customer reviewed the company's work; to the company, which may answer once. */
export const constructionReviewed = mailTemplate<{
  id: number;
  company: string;
  stars: number;
  text: string;
}>({
  secret: false,
  sample: {
    id: 7,
    company: 'Xây dựng Bến Mới',
    stars: 4,
    text: 'Hẹn bàn giao ngày nào đúng ngày đó, góc bếp có một mạch keo hơi dày.',
  },
  write: {
    vi: ({ id, company, stars, text }) => ({
      subject: `${company} có đánh giá mới: ${stars} trên 5 sao`,
      parts: [
        `Một khách vừa đánh giá công trình của ${company}, ${stars} trên 5 sao:`,
        { quote: text },
        { link: page('vi', id), label: 'Đọc và trả lời' },
      ],
      foot: 'Bạn trả lời được một lần. Nếu đánh giá vi phạm quy định, hãy đề nghị gỡ ở chính trang ấy.',
    }),
    en: ({ id, company, stars, text }) => ({
      subject: `A new review of ${company}: ${stars} of 5 stars`,
      parts: [
        `A customer reviewed the work of ${company}, ${stars} of 5 stars:`,
        { quote: text },
        { link: page('en', id), label: 'Read and answer' },
      ],
      foot: 'You can answer once. If the review breaks a rule, ask for its removal on the same page.',
    }),
    ko: ({ id, company, stars, text }) => ({
      subject: `[Hiên] ${company} 새 후기: 별 5개 중 ${stars}개`,
      parts: [
        `고객이 ${company}의 시공에 별 5개 중 ${stars}개를 주었습니다.`,
        { quote: text },
        { link: page('ko', id), label: '확인하고 답변하기' },
      ],
      foot: '답변은 한 번만 가능합니다. 원칙에 어긋나는 후기는 같은 페이지에서 삭제를 요청해 주십시오.',
    }),
  },
});
