import {
  newQuotation,
  quotationEventLabels,
  quotationMachine,
  quotationTexts,
} from '@hien/domain/office-plan';
import { subjectOf } from '../subject.ts';

export const quotation = subjectOf({
  title: { vi: 'Báo giá văn phòng', en: 'Office quotation', ko: '사무실 견적' },
  machine: quotationMachine,
  texts: quotationTexts,
  events: quotationEventLabels,
  begin: newQuotation,
  samples: () => ({
    quote: { total: 480_000_000, validDays: 14 },
    accept: {},
    decline: { reason: 'Ngoài ngân sách năm nay' },
    withdraw: {},
    schedule: { start: '2026-04-06' },
    finish: {},
    expire: {},
  }),
});
