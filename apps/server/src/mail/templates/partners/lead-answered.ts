import { mailTemplate } from '../../template.ts';

/** What staff answered to a request of a form. */
export const leadAnswered = mailTemplate<{
  name: string;
  number: string;
  what: string;
  answer: string;
}>({
  secret: false,
  sample: {
    name: 'Nguyễn Thu An',
    number: '41',
    what: 'Mua số lượng lớn',
    answer: 'Chúng tôi giao được 40 ghế trong tháng 5, giá đã gồm vận chuyển.',
  },
  write: {
    vi: ({ name, number, what, answer }) => ({
      subject: `Trả lời yêu cầu số ${number}: ${what}`,
      parts: [`Chào ${name}, đây là câu trả lời cho yêu cầu của bạn:`, { quote: answer }],
      foot: 'Bạn nhận thư này vì đã gửi một yêu cầu trên Hiên.',
    }),
    en: ({ name, number, what, answer }) => ({
      subject: `Your request no. ${number}: ${what}`,
      parts: [`Hello ${name}, this is the answer to your request:`, { quote: answer }],
      foot: 'You receive this because you sent a request on Hiên.',
    }),
    ko: ({ name, number, what, answer }) => ({
      subject: `[Hiên] 요청 ${number}번(${what})에 대한 답변`,
      parts: [`${name} 님, 요청하신 내용에 대한 답변입니다.`, { quote: answer }],
      foot: 'Hiên에 요청을 보내셔서 발송된 메일입니다.',
    }),
  },
});
