import type { Text } from '../language/language.ts';
import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { DesignWorkPayloads, DesignWorkState } from './design-work.ts';

/** A partner's design in words, as the partner reads it. */
export const designWorkTexts: MachineTexts<DesignWorkState> = {
  states: {
    draft: {
      label: { vi: 'Bản nháp', en: 'Draft', ko: '임시 저장' },
      next: {
        vi: 'Chỉ bạn thấy. Điền đủ rồi gửi duyệt.',
        en: 'Only you see it. Complete it and send it for approval.',
        ko: '나만 볼 수 있습니다. 내용을 채운 뒤 승인을 요청해 주세요.',
      },
    },
    waiting: {
      label: { vi: 'Chờ duyệt', en: 'Waiting for approval', ko: '승인 대기' },
      next: {
        vi: 'Hiên đang xem thiết kế. Khách chưa thấy gì.',
        en: 'Hiên is looking at the design. Nobody else sees it yet.',
        ko: 'Hiên에서 검토하고 있습니다. 아직 고객에게는 보이지 않습니다.',
      },
    },
    on_sale: {
      label: { vi: 'Đang bán', en: 'On sale', ko: '판매 중' },
      next: {
        vi: 'Khách xem và mua được thiết kế này.',
        en: 'People can see and buy this design.',
        ko: '고객이 보고 구매할 수 있는 디자인입니다.',
      },
    },
    off_sale: {
      label: { vi: 'Ngừng bán', en: 'Off sale', ko: '판매 중지' },
      next: {
        vi: 'Không ai mua mới được. Người đã mua vẫn tải được.',
        en: 'Nobody can buy it any more. Who bought it still downloads it.',
        ko: '새로 구매할 수 없습니다. 이미 구매한 고객은 계속 다운로드할 수 있습니다.',
      },
    },
    edit_request: {
      label: { vi: 'Chờ duyệt bản sửa', en: 'Edit waits for approval', ko: '수정 승인 대기' },
      next: {
        vi: 'Hiên đang xem bản sửa. Khách vẫn thấy và mua bản cũ.',
        en: 'Hiên is looking at the edit. People still see and buy the old version.',
        ko: 'Hiên에서 수정 내용을 검토하고 있습니다. 고객에게는 기존 내용이 보이고 판매됩니다.',
      },
    },
    rejected: {
      label: { vi: 'Chưa được duyệt', en: 'Not approved', ko: '승인 거절' },
      next: {
        vi: 'Sửa theo góp ý rồi gửi lại.',
        en: 'Change what was asked for and send it again.',
        ko: '사유를 확인하고 수정한 뒤 다시 보내 주세요.',
      },
    },
    deleted: {
      label: { vi: 'Đã xóa', en: 'Deleted', ko: '삭제됨' },
      next: {
        vi: 'Bản này không còn nữa.',
        en: 'This one is gone.',
        ko: '삭제된 디자인입니다.',
      },
    },
  },
  deadlines: {},
};

export const designWorkEventLabels: EventLabels<DesignWorkPayloads> = {
  'design.submit': { vi: 'Gửi duyệt thiết kế', en: 'Send the design', ko: '디자인 승인 요청' },
  'design.approve': { vi: 'Duyệt thiết kế', en: 'Approve the design', ko: '디자인 승인' },
  'design.reject': { vi: 'Từ chối thiết kế', en: 'Refuse the design', ko: '디자인 거절' },
  'design.withdraw': { vi: 'Rút lại thiết kế', en: 'Take the design back', ko: '승인 요청 취소' },
  'design.resubmit': { vi: 'Gửi duyệt lại', en: 'Send it again', ko: '다시 승인 요청' },
  'design.edit_request': { vi: 'Gửi duyệt bản sửa', en: 'Send the edit', ko: '수정 승인 요청' },
  'design.edit_approve': { vi: 'Duyệt bản sửa', en: 'Approve the edit', ko: '수정 승인' },
  'design.edit_reject': { vi: 'Từ chối bản sửa', en: 'Refuse the edit', ko: '수정 거절' },
  'design.edit_withdraw': { vi: 'Rút lại bản sửa', en: 'Take the edit back', ko: '수정 요청 취소' },
  'design.take_off': { vi: 'Ngừng bán', en: 'Take off sale', ko: '판매 중지' },
  'design.put_back': { vi: 'Bán lại', en: 'Put back on sale', ko: '판매 재개' },
  'design.delete': { vi: 'Xóa bản nháp', en: 'Delete the draft', ko: '임시 저장 삭제' },
};

/** What became of what a partner asked staff to sell. */
export const designRequestLabels: Readonly<
  Record<'waiting' | 'approved' | 'rejected' | 'withdrawn', Text>
> = {
  waiting: { vi: 'Chờ duyệt', en: 'Waiting', ko: '승인 대기' },
  approved: { vi: 'Đã duyệt', en: 'Approved', ko: '승인됨' },
  rejected: { vi: 'Bị từ chối', en: 'Refused', ko: '거절됨' },
  withdrawn: { vi: 'Đối tác rút lại', en: 'Taken back', ko: '요청 취소' },
};
