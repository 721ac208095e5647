import type { Language, Text } from '@hien/domain';

const t = (vi: string, en: string, ko: string): Text => ({ vi, en, ko });

export const words = {
  lead: t(
    'Toàn bộ hành trình, đúng như khách sẽ đi qua. Bấm một màn hình để mở nó trong mọi trạng thái.',
    'The whole way, just as a visitor goes it. Press a screen to open it in all its states.',
    '방문자가 지나가는 그대로의 전체 여정입니다. 화면을 누르면 모든 상태를 볼 수 있습니다.',
  ),
  language: t('Ngôn ngữ', 'Language', '언어'),
  mode: t('Chế độ', 'Mode', '모드'),
  light: t('Sáng', 'Light', '밝게'),
  dark: t('Tối', 'Dark', '어둡게'),
  width: t('Thiết bị', 'Device', '기기'),
  phone: t('Điện thoại', 'Phone', '휴대폰'),
  desktop: t('Máy tính', 'Desktop', '데스크톱'),
  coming: t('Đang mở màn hình…', 'Opening the screen…', '화면을 여는 중…'),
  frame: t('Trong khung của', 'In the frame of', '프레임'),
} as const;

export const languages: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  ko: '한국어',
};

/** “5 màn hình” */
export const screens = (count: number, language: Language): string =>
  ({
    vi: `${count} màn hình`,
    en: count === 1 ? '1 screen' : `${count} screens`,
    ko: `화면 ${count}개`,
  })[language];
