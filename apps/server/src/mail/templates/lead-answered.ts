import { mailTemplate } from '../template.ts';

/** The answer to a request of one of the lead forms. */
export const leadAnswered = mailTemplate<{ number: string; what: string; answer: string }>({
  secret: false,
  sample: {
    number: '41',
    what: 'Mua số lượng lớn',
    answer: 'Chúng tôi gửi bạn báo giá cho 60 chiếc ghế.',
  },
  write: {
    vi: ({ number, what, answer }) => ({
      subject: `Trả lời yêu cầu số ${number}: ${what}`,
      parts: [
        `Chào bạn, đây là câu trả lời của Hiên cho yêu cầu số ${number} (${what}):`,
        { quote: answer },
      ],
      foot: 'Bạn nhận thư này vì đã gửi một yêu cầu trên Hiên.',
    }),
    en: ({ number, what, answer }) => ({
      subject: `Answer to your request no. ${number}: ${what}`,
      parts: [`Hello, this is our answer to request no. ${number} (${what}):`, { quote: answer }],
      foot: 'You receive this because you sent a request on Hiên.',
    }),
    ko: ({ number, what, answer }) => ({
      subject: `[Hiên] 요청 ${number}번에 대한 답변: ${what}`,
      parts: [`안녕하세요. 요청 ${number}번(${what})에 대한 Hiên의 답변입니다.`, { quote: answer }],
      foot: 'Hiên에 요청을 보내 주셔서 발송된 메일입니다.',
    }),
  },
});
