import type { MachineTexts } from '../machine/texts.ts';
import type { PostState } from './posts.ts';

/** What the states of a post are called, and what each means for its author. */
export const postTexts: MachineTexts<PostState> = {
  states: {
    draft: {
      label: { vi: 'Bản nháp', en: 'Draft', ko: '작성 중' },
      next: {
        vi: 'Chỉ mình bạn thấy. Đăng khi bạn đã sẵn sàng.',
        en: 'Only you can see it. Publish it when you are ready.',
        ko: '나에게만 보입니다. 준비되면 게시해 주세요.',
      },
    },
    published: {
      label: { vi: 'Đang hiển thị', en: 'Published', ko: '게시 중' },
      next: {
        vi: 'Mọi người đang đọc bản này.',
        en: 'This is what everybody reads.',
        ko: '모두가 이 글을 볼 수 있습니다.',
      },
    },
    changed: {
      label: { vi: 'Có bản sửa chưa đăng', en: 'Changes not published', ko: '수정본 미게시' },
      next: {
        vi: 'Người đọc vẫn thấy bản cũ. Đăng bản mới để họ thấy những gì bạn vừa sửa.',
        en: 'Readers still see it as it was. Publish it again to show what you changed.',
        ko: '독자에게는 이전 글이 보입니다. 다시 게시하면 수정한 내용이 보입니다.',
      },
    },
    'taken-back': {
      label: { vi: 'Đã gỡ xuống', en: 'Taken back', ko: '게시 중단' },
      next: {
        vi: 'Chỉ mình bạn thấy. Lượt thích và bình luận vẫn được giữ.',
        en: 'Only you can see it. Its likes and comments are kept.',
        ko: '나에게만 보입니다. 좋아요와 댓글은 그대로 있습니다.',
      },
    },
    removed: {
      label: { vi: 'Bị Hiên gỡ', en: 'Removed by Hiên', ko: 'Hiên에서 내림' },
      next: {
        vi: 'Bài trái quy định cộng đồng nên không đăng lại được. Bạn có thể xóa bài, hoặc hỏi trung tâm hỗ trợ.',
        en: 'It broke our community rules and cannot be published again. You can delete it, or ask our support.',
        ko: '커뮤니티 규정에 어긋나 다시 게시할 수 없습니다. 삭제하거나 고객센터에 문의해 주세요.',
      },
    },
  },
  deadlines: {},
};
