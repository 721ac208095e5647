import { mailTemplate } from '../../template.ts';

/** Somebody asked to be called back: what was received, and until when an answer comes. */
export const leadReceived = mailTemplate<{ number: string; what: string; until: string }>({
  secret: false,
  sample: { number: '41', what: 'Mua số lượng lớn', until: '10/03/2026' },
  write: {
    vi: ({ number, what, until }) => ({
      subject: `Hiên đã nhận yêu cầu số ${number}`,
      parts: [
        'Chào bạn, chúng tôi đã nhận yêu cầu của bạn.',
        {
          facts: [
            ['Yêu cầu', what],
            ['Số', number],
            ['Trả lời muộn nhất', until],
          ],
        },
        'Nhân viên của Hiên sẽ gọi hoặc viết cho bạn. Nếu cần bổ sung điều gì, bạn chỉ cần nói khi nhận cuộc gọi.',
      ],
      foot: 'Bạn nhận thư này vì địa chỉ của bạn được điền trong một biểu mẫu trên Hiên. Nếu không phải bạn, hãy bỏ qua thư này.',
    }),
    en: ({ number, what, until }) => ({
      subject: `Hiên has your request no. ${number}`,
      parts: [
        'Hello, we have received your request.',
        {
          facts: [
            ['Request', what],
            ['Number', number],
            ['Answered by', until],
          ],
        },
        'Somebody at Hiên will call you or write to you. If there is something to add, just say so then.',
      ],
      foot: 'You receive this because your address was entered in a form on Hiên. If that was not you, please ignore it.',
    }),
    ko: ({ number, what, until }) => ({
      subject: `[Hiên] 요청 ${number}번이 접수되었습니다`,
      parts: [
        '안녕하세요. 요청이 접수되었습니다.',
        {
          facts: [
            ['요청', what],
            ['번호', number],
            ['답변 기한', until],
          ],
        },
        'Hiên 담당자가 전화 또는 이메일로 연락드립니다. 덧붙일 내용이 있으면 그때 말씀해 주세요.',
      ],
      foot: 'Hiên의 신청 양식에 이 주소가 입력되어 발송된 메일입니다. 본인이 아니라면 무시해 주세요.',
    }),
  },
});
