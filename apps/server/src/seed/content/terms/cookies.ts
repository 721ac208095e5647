import { text } from '../text.ts';
import { type VersionContent, article } from './document.ts';

export const cookies: readonly VersionContent[] = [
  {
    category: 'cookies',
    version: 1,
    announcedOn: '2026-02-22',
    important: false,
    summary: text(
      'Những gì trang web nhớ trên thiết bị của bạn. Không có cookie quảng cáo, không theo dõi chéo.',
      'What the website remembers on your device. No advertising cookies, no tracking across sites.',
      '웹사이트가 기기에 저장하는 항목입니다. 광고 쿠키나 사이트 간 추적은 없습니다.',
    ),
    changes: null,
    articles: [
      article(text('Cookie', 'Cookies', '쿠키'), [
        text(
          'Chỉ có hai cookie, để nhớ ngôn ngữ và giao diện sáng hay tối, giữ một năm. Chúng không nhận ra bạn là ai.',
          'There are two, to remember your language and whether you chose the light or the dark look, for a year. They do not say who you are.',
          '언어와 밝은·어두운 화면 설정을 기억하는 쿠키 두 개만 1년간 사용합니다. 이용자를 식별하지 않습니다.',
        ),
      ]),
      article(text('Bộ nhớ của trình duyệt', 'The browser’s storage', '브라우저 저장소'), [
        text(
          'Khi đăng nhập, khóa đăng nhập được lưu trong bộ nhớ của trình duyệt và bị xóa khi bạn đăng xuất. Biểu mẫu dài được lưu nháp trên thiết bị cho đến khi bạn gửi hoặc bỏ.',
          'When you sign in, the keys of your session lie in the browser’s storage and are removed when you sign out. Long forms are kept as drafts on your device until you send or discard them.',
          '로그인하면 로그인 키가 브라우저 저장소에 보관되고 로그아웃하면 삭제됩니다. 긴 양식은 보내거나 버릴 때까지 기기에 임시 저장됩니다.',
        ),
      ]),
      article(text('Bên thứ ba', 'Third parties', '제3자'), [
        text(
          'Hình ảnh, phông chữ và mã đều do Hiên phục vụ. Nút đăng nhập mạng xã hội chỉ liên lạc với nhà cung cấp khi bạn nhấn.',
          'Pictures, fonts and code all come from Hiên. A social sign-in button talks to its provider only when you press it.',
          '이미지, 글꼴, 코드는 모두 히엔이 제공합니다. 소셜 로그인 버튼은 누를 때만 해당 업체와 통신합니다.',
        ),
      ]),
      article(text('Xóa đi', 'Removing them', '삭제'), [
        text(
          'Bạn xóa được tất cả trong cài đặt của trình duyệt. Trang web vẫn dùng được; bạn chỉ cần chọn lại ngôn ngữ và đăng nhập lại.',
          'You can remove all of it in your browser’s settings. The website goes on working; you only choose your language and sign in again.',
          '브라우저 설정에서 모두 삭제할 수 있습니다. 웹사이트는 그대로 이용할 수 있으며 언어를 다시 고르고 로그인하면 됩니다.',
        ),
      ]),
    ],
  },
];
