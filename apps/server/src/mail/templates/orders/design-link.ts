import { paths } from '@hien/domain/routes';
import { type Language, formatDate } from '@hien/domain';
import { mailTemplate } from '../../template.ts';

type Values = { design: string; designId: number; token: string; until: number };

/** The token stands behind `#`: no server is told it when the page is opened, and none writes it down. */
const page = (language: Language, { designId, token }: Values): string =>
  `${paths.designDownload.to(language, { id: designId })}#${token}`;

/** The link to a download, for the device it will be opened on. */
export const designLink = mailTemplate<Values>({
  secret: true,
  sample: {
    design: 'Căn hộ hai phòng ngủ hướng hiên',
    designId: 1,
    token: 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f',
    until: Date.parse('2026-03-07T03:00:00Z'),
  },
  write: {
    vi: (values) => ({
      subject: `Liên kết tải thiết kế: ${values.design}`,
      parts: [
        `Bạn vừa tạo liên kết tải bộ thiết kế “${values.design}”. Liên kết dùng được đến ${formatDate(values.until, 'dateTime', 'vi')} (giờ Việt Nam).`,
        'Mở liên kết không mất lượt tải; lượt chỉ tính khi tệp bắt đầu tải. Bạn cần đăng nhập bằng tài khoản đã mua.',
        { link: page('vi', values), label: 'Mở trang tải' },
      ],
      foot: 'Nếu không phải bạn tạo liên kết, hãy thu hồi ở trang thiết kế đã mua.',
    }),
    en: (values) => ({
      subject: `Download link: ${values.design}`,
      parts: [
        `You made a link to download “${values.design}”. It is good until ${formatDate(values.until, 'dateTime', 'en')} (Vietnam time).`,
        'Opening it uses nothing; a download counts when the file starts. Sign in with the account that bought it.',
        { link: page('en', values), label: 'Open the download page' },
      ],
      foot: 'If you did not make it, take it back among your purchased designs.',
    }),
    ko: (values) => ({
      subject: `[Hiên] 다운로드 링크: ${values.design}`,
      parts: [
        `“${values.design}” 다운로드 링크를 만드셨습니다. ${formatDate(values.until, 'dateTime', 'ko')}(베트남 시각)까지 사용할 수 있습니다.`,
        '링크를 여는 것만으로는 횟수가 차감되지 않으며, 파일 다운로드가 시작될 때 차감됩니다. 구매한 계정으로 로그인해 주세요.',
        { link: page('ko', values), label: '다운로드 페이지 열기' },
      ],
      foot: '직접 만들지 않으셨다면 구매한 디자인 페이지에서 링크를 회수해 주세요.',
    }),
  },
});
