import { mailTemplate } from '../../template.ts';

const page = (language: string, id: number): string => `/${language}/inbox?message=${id}`;

/** Something new was said in a conversation with a contractor; to whichever side has not read it. */
export const inboxWords = mailTemplate<{ id: number; company: string; text: string }>({
  secret: false,
  sample: {
    id: 7,
    company: 'Xây dựng Bến Mới',
    text: 'Chào anh, tôi muốn hỏi giá cải tạo căn hộ 68 m². Cuối tuần này anh khảo sát được không?',
  },
  write: {
    vi: ({ id, company, text }) => ({
      subject: `Tin nhắn mới với ${company}`,
      parts: [
        `Bạn có tin nhắn mới trong cuộc trao đổi với ${company}:`,
        { quote: text },
        { link: page('vi', id), label: 'Đọc và trả lời' },
      ],
      foot: 'Hãy trả lời trong hộp thư của Hiên: thư này không nhận phản hồi.',
    }),
    en: ({ id, company, text }) => ({
      subject: `A new message with ${company}`,
      parts: [
        `There is a new message in your conversation with ${company}:`,
        { quote: text },
        { link: page('en', id), label: 'Read and reply' },
      ],
      foot: 'Please reply in your inbox at Hiên: nobody reads answers to this mail.',
    }),
    ko: ({ id, company, text }) => ({
      subject: `[Hiên] ${company} 대화에 새 메시지가 있습니다`,
      parts: [
        `${company} 대화에 새 메시지가 도착했습니다.`,
        { quote: text },
        { link: page('ko', id), label: '확인하고 답장하기' },
      ],
      foot: '이 메일로는 회신을 받을 수 없습니다. Hiên 메시지함에서 답장해 주세요.',
    }),
  },
});
