import { mailTemplate } from '../../template.ts';

const page = (language: string, id: number): string => `/${language}/customer-center-post?id=${id}`;

/** The answer of the customer center to a post. */
export const supportAnswered = mailTemplate<{ id: number; title: string; text: string }>({
  secret: false,
  sample: {
    id: 12,
    title: 'Đổi ngày giao',
    text: 'Chào bạn, Hiên đã đổi ngày giao sang thứ Bảy. Người giao sẽ gọi trước một giờ.',
  },
  write: {
    vi: ({ id, title, text }) => ({
      subject: `Hiên đã trả lời: ${title}`,
      parts: [
        `Chào bạn, câu hỏi “${title}” của bạn đã có trả lời:`,
        { quote: text },
        'Cần hỏi thêm? Bạn viết tiếp ngay trong bài này, chúng tôi đọc cùng với những gì đã trao đổi.',
        { link: page('vi', id), label: 'Xem và hỏi thêm' },
      ],
      foot: 'Bạn nhận thư này vì đã gửi câu hỏi cho Trung tâm hỗ trợ của Hiên.',
    }),
    en: ({ id, title, text }) => ({
      subject: `Hiên has answered: ${title}`,
      parts: [
        `Hello, your question “${title}” has an answer:`,
        { quote: text },
        'Is something still open? Write on in the same post; we read it with everything said before.',
        { link: page('en', id), label: 'Read it and ask more' },
      ],
      foot: 'You get this mail because you wrote to the customer center of Hiên.',
    }),
    ko: ({ id, title, text }) => ({
      subject: `[Hiên] 답변이 등록되었습니다: ${title}`,
      parts: [
        `안녕하세요. 문의하신 “${title}”에 답변을 드립니다.`,
        { quote: text },
        '더 궁금한 점이 있으시면 같은 글에 이어서 남겨 주세요. 이전 내용과 함께 확인하겠습니다.',
        { link: page('ko', id), label: '답변 보고 추가로 문의하기' },
      ],
      foot: 'Hiên 고객센터에 문의를 남겨 주셔서 보내 드리는 메일입니다.',
    }),
  },
});
