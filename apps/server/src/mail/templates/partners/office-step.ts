import { type Language, formatDate, formatVnd } from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type OfficeStep = {
  id: number;
  number: string;
  /** Of the project. */
  name: string;
  state: 'quoted' | 'declined' | 'scheduled' | 'done' | 'expired';
  /** Whole đồng; null before there is an offer. */
  total: number | null;
  validUntil: number | null;
  /** The first day of works, `2026-03-16`. */
  start: string | null;
  words: string | null;
};

const words = {
  vi: {
    subject: {
      quoted: 'Báo giá văn phòng đã có',
      declined: 'Yêu cầu báo giá văn phòng đã dừng',
      scheduled: 'Văn phòng đã có ngày khởi công',
      done: 'Văn phòng đã bàn giao',
      expired: 'Báo giá văn phòng đã hết hạn',
    },
    total: 'Tổng báo giá, đã gồm VAT',
    until: 'Có hiệu lực đến',
    start: 'Ngày khởi công',
    open: 'Xem yêu cầu',
    foot: 'Bạn nhận thư này vì đã yêu cầu báo giá văn phòng trên Hiên.',
  },
  en: {
    subject: {
      quoted: 'The quotation of your office is here',
      declined: 'Your request for an office quotation has ended',
      scheduled: 'Your office has its first day of works',
      done: 'Your office is handed over',
      expired: 'The quotation of your office has ended',
    },
    total: 'Total, VAT included',
    until: 'Stands until',
    start: 'First day of works',
    open: 'See the request',
    foot: 'You get this mail because you asked for an office quotation at Hiên.',
  },
  ko: {
    subject: {
      quoted: '[Hiên] 사무실 견적이 도착했습니다',
      declined: '[Hiên] 사무실 견적 요청이 종료되었습니다',
      scheduled: '[Hiên] 사무실 착공일이 정해졌습니다',
      done: '[Hiên] 사무실 인도가 끝났습니다',
      expired: '[Hiên] 사무실 견적 유효기간이 지났습니다',
    },
    total: '견적 합계(부가세 포함)',
    until: '유효 기한',
    start: '착공일',
    open: '요청 보기',
    foot: 'Hiên에서 사무실 견적을 요청하셔서 보내 드립니다.',
  },
} as const;

function letter(values: OfficeStep, language: Language): Letter {
  const said = words[language];
  const { id, number, name, state, total, validUntil, start } = values;
  const facts: [string, string][] = [
    ...(total === null ? [] : [[said.total, formatVnd(total, language)] as [string, string]]),
    ...(validUntil === null
      ? []
      : [[said.until, formatDate(validUntil, 'deadline', language)] as [string, string]]),
    ...(start === null ? [] : [[said.start, start] as [string, string]]),
  ];
  return {
    subject: `${said.subject[state]}: ${number}`,
    parts: [
      name,
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...(values.words === null ? [] : [{ quote: values.words }]),
      { link: `/${language}/room-by-room/b-grid/order/${id}`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What happened to a request for a quotation of an office. */
export const officeStep = mailTemplate<OfficeStep>({
  secret: false,
  sample: {
    id: 1,
    number: 'VP-000001',
    name: 'Tầng 5, tòa Minh Long',
    state: 'quoted',
    total: 843_000_000,
    validUntil: Date.UTC(2026, 2, 20, 16, 59, 59),
    start: null,
    words: 'Đã gồm vận chuyển và lắp đặt ngoài giờ.',
  },
  write: {
    vi: (values) => letter(values, 'vi'),
    en: (values) => letter(values, 'en'),
    ko: (values) => letter(values, 'ko'),
  },
});
