import type { Text } from '../language/language.ts';
import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { ProjectPayloads, ProjectState } from './project.ts';

/** A project's words, as its company reads them. */
export const projectTexts: MachineTexts<ProjectState> = {
  states: {
    draft: {
      label: { vi: 'Bản nháp', en: 'Draft', ko: '임시 저장' },
      next: {
        vi: 'Chỉ công ty bạn thấy. Điền đủ rồi gửi duyệt.',
        en: 'Only your company sees it. Complete it and send it for approval.',
        ko: '우리 회사만 볼 수 있습니다. 내용을 채운 뒤 승인을 요청해 주세요.',
      },
    },
    waiting: {
      label: { vi: 'Chờ duyệt', en: 'Waiting for approval', ko: '승인 대기' },
      next: {
        vi: 'Hiên đang xem công trình. Khách chưa thấy gì.',
        en: 'Hiên is looking at the project. Visitors do not see it yet.',
        ko: 'Hiên에서 검토하고 있습니다. 아직 방문자에게는 보이지 않습니다.',
      },
    },
    shown: {
      label: { vi: 'Đã duyệt', en: 'Approved', ko: '승인됨' },
      next: {
        vi: 'Công trình hiển thị trên trang của công ty.',
        en: 'The project stands on the company’s page.',
        ko: '회사 페이지에 게시된 시공 사례입니다.',
      },
    },
    edit_request: {
      label: { vi: 'Chờ duyệt bản sửa', en: 'Edit waits for approval', ko: '수정 승인 대기' },
      next: {
        vi: 'Hiên đang xem bản sửa. Khách vẫn thấy bản cũ.',
        en: 'Hiên is looking at the edit. Visitors still see the old version.',
        ko: 'Hiên에서 수정 내용을 검토하고 있습니다. 방문자에게는 기존 내용이 보입니다.',
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
        vi: 'Công trình đã được gỡ khỏi hồ sơ.',
        en: 'The project is gone from the portfolio.',
        ko: '포트폴리오에서 삭제된 시공 사례입니다.',
      },
    },
  },
  deadlines: {},
};

export const projectEventLabels: EventLabels<ProjectPayloads> = {
  'project.submit': {
    vi: 'Gửi duyệt công trình',
    en: 'Send the project',
    ko: '시공 사례 승인 요청',
  },
  'project.approve': { vi: 'Duyệt công trình', en: 'Approve the project', ko: '시공 사례 승인' },
  'project.reject': { vi: 'Từ chối công trình', en: 'Refuse the project', ko: '시공 사례 거절' },
  'project.withdraw': {
    vi: 'Rút lại công trình',
    en: 'Take the project back',
    ko: '승인 요청 취소',
  },
  'project.resubmit': { vi: 'Gửi duyệt lại', en: 'Send it again', ko: '다시 승인 요청' },
  'project.edit_request': { vi: 'Gửi duyệt bản sửa', en: 'Send the edit', ko: '수정 승인 요청' },
  'project.edit_approve': { vi: 'Duyệt bản sửa', en: 'Approve the edit', ko: '수정 승인' },
  'project.edit_reject': { vi: 'Từ chối bản sửa', en: 'Refuse the edit', ko: '수정 거절' },
  'project.edit_withdraw': {
    vi: 'Rút lại bản sửa',
    en: 'Take the edit back',
    ko: '수정 요청 취소',
  },
  'project.delete': { vi: 'Xóa công trình', en: 'Delete the project', ko: '시공 사례 삭제' },
};

/** What became of what a company asked staff to show. */
export const companyRequestLabels: Readonly<
  Record<'waiting' | 'approved' | 'rejected' | 'withdrawn', Text>
> = {
  waiting: { vi: 'Chờ duyệt', en: 'Waiting', ko: '승인 대기' },
  approved: { vi: 'Đã duyệt', en: 'Approved', ko: '승인됨' },
  rejected: { vi: 'Bị từ chối', en: 'Refused', ko: '거절됨' },
  withdrawn: { vi: 'Công ty rút lại', en: 'Taken back', ko: '요청 취소' },
};
