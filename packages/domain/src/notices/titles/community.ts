import type { Text } from '../../language/language.ts';

/** What is written and looked at: posts, comments, questions, reviews, works of a company, reports. */
export const community = {
  'comment.written': {
    vi: 'Có người nói về ngôi nhà của bạn',
    en: 'Somebody talks about your home',
    ko: '공유하신 집에 댓글이 등록되었습니다',
  },
  'comment.answered': {
    vi: 'Có người trả lời bạn',
    en: 'Somebody answered you',
    ko: '댓글에 답글이 등록되었습니다',
  },
  'moderation.removed': {
    vi: 'Nội dung của bạn đã bị gỡ',
    en: 'Something of yours was removed',
    ko: '작성하신 내용이 삭제되었습니다',
  },
  'moderation.restored': {
    vi: 'Khiếu nại đúng: nội dung của bạn được khôi phục như trước khi gỡ',
    en: 'Your appeal was right: what was removed is restored as it was before',
    ko: '이의가 받아들여져 내용이 삭제 전 상태로 복구되었습니다',
  },
  'moderation.upheld': {
    vi: 'Quyết định gỡ được giữ nguyên sau khiếu nại',
    en: 'The removal stands after your appeal',
    ko: '이의 검토 후 삭제 결정이 유지되었습니다',
  },
  'moderation.report-removed': {
    vi: 'Nội dung bạn báo cáo đã bị gỡ',
    en: 'What you reported was removed',
    ko: '신고하신 내용이 삭제되었습니다',
  },
  'moderation.report-restored': {
    vi: 'Nội dung bạn báo cáo được khôi phục: xem lại sau khiếu nại, Hiên thấy không trái quy định',
    en: 'What you reported is shown again: looked at once more after an appeal, it breaks no rule',
    ko: '신고하신 내용이 복구되었습니다. 이의를 검토한 결과 규정 위반이 아니었습니다',
  },
  'moderation.report-kept': {
    vi: 'Nội dung bạn báo cáo không trái quy định và được giữ lại',
    en: 'What you reported breaks no rule and stays',
    ko: '신고하신 내용은 규정 위반이 아니어서 유지됩니다',
  },
  'moderation.report-gone': {
    vi: 'Người viết đã xóa nội dung bạn báo cáo',
    en: 'What you reported was deleted by its author',
    ko: '신고하신 내용을 작성자가 삭제했습니다',
  },
  'moderation.ended': {
    vi: 'Căn nhà đã bị chủ bài xóa: bình luận của bạn ở dưới và khiếu nại về nó khép lại',
    en: 'A home was deleted by its author: your comment below it and any appeal about it are closed',
    ko: '작성자가 집 글을 삭제해, 그 아래 댓글과 관련 이의 신청이 종결되었습니다',
  },
  'post.plan-dropped': {
    vi: 'Bài hẹn giờ chưa lên trang: bài còn thiếu nội dung hoặc không đăng được',
    en: 'A planned post did not go up: it lacks something or cannot be published',
    ko: '예약한 글이 게시되지 않았습니다. 빠진 내용이 있거나 게시할 수 없는 글입니다',
  },
  'question.asked': {
    vi: 'Khách hỏi về sản phẩm của bạn',
    en: 'A customer asks about your product',
    ko: '상품 문의가 등록되었습니다',
  },
  'question.answered': {
    vi: 'Người bán đã trả lời câu hỏi của bạn',
    en: 'The seller answered your question',
    ko: '문의에 답변이 등록되었습니다',
  },
  'review.deleted': {
    vi: 'Một đánh giá đã được gỡ theo quy định',
    en: 'A review was removed by the rules',
    ko: '운영 원칙에 따라 리뷰가 삭제되었습니다',
  },
  'review.kept': {
    vi: 'Đánh giá bạn đề nghị gỡ được giữ lại',
    en: 'The review you asked to remove stays',
    ko: '삭제를 요청하신 리뷰가 유지되었습니다',
  },
  'construction-review.deleted': {
    vi: 'Một đánh giá thi công đã được gỡ theo quy định',
    en: 'A construction review was removed by the rules',
    ko: '운영 원칙에 따라 시공 후기가 삭제되었습니다',
  },
  'construction-review.kept': {
    vi: 'Đánh giá thi công bạn đề nghị gỡ được giữ lại',
    en: 'The construction review you asked to remove stays',
    ko: '삭제를 요청하신 시공 후기가 유지되었습니다',
  },
  'construction-review.restored': {
    vi: 'Khiếu nại được chấp nhận: đánh giá thi công hiện lại như trước',
    en: 'The appeal was right: the construction review is shown again',
    ko: '이의가 받아들여져 시공 후기가 다시 공개됩니다',
  },
  'construction-review.upheld': {
    vi: 'Khiếu nại đã được xem: đánh giá thi công vẫn bị gỡ',
    en: 'The appeal was read: the construction review stays away',
    ko: '이의를 검토했으나 시공 후기 삭제가 유지됩니다',
  },
  'inquiry.refused': {
    vi: 'Nhà thầu không nhận được việc bạn hỏi',
    en: 'A contractor cannot take the job you asked about',
    ko: '문의하신 공사를 업체가 맡기 어렵다고 합니다',
  },
  'inquiry.withdrawn': {
    vi: 'Một khách đã rút lại yêu cầu',
    en: 'A customer has taken an inquiry back',
    ko: '고객이 문의를 취소했습니다',
  },
  'inquiry.waits': {
    vi: 'Một khách vẫn đang chờ công ty trả lời',
    en: 'A customer is still waiting for your answer',
    ko: '고객이 아직 답변을 기다리고 있습니다',
  },
  'inquiry.overdue': {
    vi: 'Nhà thầu bạn hỏi vẫn chưa trả lời',
    en: 'The contractor you asked has not answered yet',
    ko: '문의하신 업체가 아직 답변하지 않았습니다',
  },
  'project.approved': {
    vi: 'Công trình của bạn đã được duyệt và hiển thị trên trang công ty',
    en: 'Your project is approved and stands on your company’s page',
    ko: '시공 사례가 승인되어 회사 페이지에 게시되었습니다',
  },
  'project.rejected': {
    vi: 'Công trình của bạn chưa được duyệt',
    en: 'Your project was not approved',
    ko: '시공 사례가 승인되지 않았습니다',
  },
  'project.edit-approved': {
    vi: 'Bản sửa của công trình đã được duyệt',
    en: 'The edit of your project is approved',
    ko: '시공 사례 수정 내용이 승인되었습니다',
  },
  'project.edit-rejected': {
    vi: 'Bản sửa của công trình chưa được duyệt, khách vẫn thấy bản cũ',
    en: 'The edit of your project was not approved; visitors still see the old version',
    ko: '시공 사례 수정 내용이 승인되지 않아 기존 내용이 그대로 보입니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
