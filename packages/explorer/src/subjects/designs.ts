import {
  designWorkEventLabels,
  designWorkMachine,
  designWorkTexts,
  newDesignWork,
} from '@hien/domain';
import { subjectOf } from '../subject.ts';

export const design = subjectOf({
  title: { vi: 'Thiết kế của đối tác', en: 'Partner’s design', ko: '파트너 디자인' },
  machine: designWorkMachine,
  texts: designWorkTexts,
  events: designWorkEventLabels,
  begin: newDesignWork,
  samples: () => ({
    'design.submit': { complete: true },
    'design.approve': {},
    'design.reject': { reason: 'Mặt bằng không khớp với ảnh phối cảnh' },
    'design.withdraw': {},
    'design.resubmit': { changed: true },
    'design.edit_request': { changed: true },
    'design.edit_approve': {},
    'design.edit_reject': { reason: 'Giá mới không có lý do' },
    'design.edit_withdraw': {},
    'design.take_off': {},
    'design.put_back': {},
    'design.delete': {},
  }),
});
