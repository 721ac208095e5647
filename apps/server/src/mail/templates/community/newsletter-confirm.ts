import { newsletterLimits } from '@hien/domain';
import { newsletterHref } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

const { confirmDays } = newsletterLimits;

/** Asks the owner of an address whether they want the letter. */
export const newsletterConfirm = mailTemplate<{ token: string }>({
  secret: true,
  sample: { token: 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f' },
  write: {
    vi: ({ token }) => ({
      subject: 'Bạn muốn nhận thư từ hiên nhà?',
      parts: [
        'Có người, chắc là bạn, vừa ghi địa chỉ này để nhận bản tin hằng tháng của Hiên: bài đọc mới và những căn nhà thật.',
        { link: newsletterHref('vi', 'confirm', token), label: 'Xác nhận nhận bản tin' },
        `Liên kết dùng được trong ${confirmDays} ngày. Trước khi bạn xác nhận, Hiên không gửi gì thêm.`,
      ],
      foot: 'Nếu không phải bạn, hãy bỏ qua thư này: địa chỉ của bạn sẽ không có trong danh sách.',
    }),
    en: ({ token }) => ({
      subject: 'Do you want a letter from the veranda?',
      parts: [
        'Somebody, probably you, asked for Hiên’s monthly newsletter at this address: new reading and real homes.',
        { link: newsletterHref('en', 'confirm', token), label: 'Yes, send it to me' },
        `The link works for ${confirmDays} days. Until you confirm, we send nothing more.`,
      ],
      foot: 'If it was not you, ignore this mail: your address is not put on the list.',
    }),
    ko: ({ token }) => ({
      subject: '[Hiên] 소식지 수신을 확인해 주세요',
      parts: [
        '이 이메일 주소로 Hiên 월간 소식지 수신 신청이 접수되었습니다. 새 읽을거리와 실제 집 이야기를 보내 드립니다.',
        { link: newsletterHref('ko', 'confirm', token), label: '소식지 수신 확인' },
        `링크는 ${confirmDays}일 동안 유효합니다. 확인하시기 전에는 더 이상 메일을 보내지 않습니다.`,
      ],
      foot: '직접 신청하지 않으셨다면 이 메일을 무시해 주세요. 수신 목록에 등록되지 않습니다.',
    }),
  },
});
