import { type Language, formatDate } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

const day = (from: number, language: Language): string => formatDate(from, 'date', language);

/** For somebody who left less than six months ago and wants to come back. */
export const signUpTooEarly = mailTemplate<{ from: number }>({
  secret: false,
  sample: { from: Date.parse('2026-09-06T03:00:00Z') },
  write: {
    vi: ({ from }) => ({
      subject: `Bạn có thể đăng ký lại Hiên từ ${day(from, 'vi')}`,
      parts: [
        'Chào bạn, vừa có yêu cầu đăng ký Hiên bằng email này. Tài khoản trước đây của email này đã được xóa theo yêu cầu.',
        `Theo điều khoản dịch vụ, cùng một email chỉ đăng ký lại được sau 6 tháng: từ ngày ${day(from, 'vi')}.`,
      ],
      foot: 'Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi.',
    }),
    en: ({ from }) => ({
      subject: `You can sign up at Hiên again from ${day(from, 'en')}`,
      parts: [
        'Hello, somebody just wanted to sign up at Hiên with this e-mail. Its earlier account was deleted on request.',
        `By the terms of service an e-mail can register again after 6 months: from ${day(from, 'en')}.`,
      ],
      foot: 'If that was not you, ignore this mail: nothing has changed.',
    }),
    ko: ({ from }) => ({
      subject: `[Hiên] ${day(from, 'ko')}부터 다시 가입할 수 있습니다`,
      parts: [
        '안녕하세요. 방금 이 이메일로 Hiên 회원가입 요청이 있었습니다. 이 이메일의 이전 계정은 요청에 따라 탈퇴 처리되었습니다.',
        `이용약관에 따라 같은 이메일은 탈퇴 6개월 후, 즉 ${day(from, 'ko')}부터 다시 가입할 수 있습니다.`,
      ],
      foot: '본인이 아니라면 이 메일을 무시해 주세요. 변경된 내용은 없습니다.',
    }),
  },
});
