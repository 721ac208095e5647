import {
  formatDate,
  type Language,
  noticeTitle,
  type ReportReason,
  reportRules,
} from '@hien/domain';
import type { Letter } from '../../letter.ts';
import { mailTemplate } from '../../template.ts';

type ModerationStep = {
  about: 'moderation.removed' | 'moderation.restored' | 'moderation.upheld';
  target: 'share' | 'comment' | 'product-review' | 'question';
  /** Of the home, or of what it is said of. */
  title: string;
  rule: ReportReason;
  quote: string;
  /** Until when the author can appeal; null once they have. */
  until: number | null;
  /** What staff answered to the appeal; null before. */
  answer: string | null;
  /** Who removed it has answered the appeal too. */
  samePerson: boolean;
};

const words = {
  vi: {
    share: 'Bài viết',
    comment: 'Bình luận dưới bài',
    'product-review': 'Đánh giá về',
    question: 'Câu hỏi về',
    rule: 'Quy định',
    quote: 'Chỗ trái quy định',
    until: 'Khiếu nại đến hết',
    answer: 'Trả lời của Hiên',
    text: {
      'moderation.removed':
        'Người khác không còn thấy nội dung này. Bạn vẫn đọc được lời của mình và có thể khiếu nại một lần.',
      'moderation.restored':
        'Chúng tôi đã xem lại và nhận thấy mình đã gỡ nhầm. Xin lỗi bạn vì sự bất tiện này.',
      'moderation.upheld':
        'Chúng tôi đã xem lại và giữ nguyên quyết định. Đây là quyết định cuối cùng.',
    },
    samePerson: 'Lần này vẫn là nhân viên đã gỡ xem lại.',
    open: 'Xem chi tiết',
    foot: 'Bạn nhận thư này vì bạn đã đăng nội dung trên Hiên.',
  },
  en: {
    share: 'Post',
    comment: 'Comment below the post',
    'product-review': 'Review of',
    question: 'Question about',
    rule: 'Rule',
    quote: 'The place that breaks it',
    until: 'Appeal until',
    answer: 'Our answer',
    text: {
      'moderation.removed':
        'Others do not see it any more. You can still read your own words, and appeal once.',
      'moderation.restored':
        'We looked at it again: removing it was our mistake, and we are sorry.',
      'moderation.upheld': 'We looked at it again, and the removal stands. This is final.',
    },
    samePerson: 'It was looked at again by the person who removed it.',
    open: 'See the details',
    foot: 'You get this mail because you posted on Hiên.',
  },
  ko: {
    share: '게시물',
    comment: '댓글이 달린 게시물',
    'product-review': '리뷰 대상',
    question: '문의 대상',
    rule: '규정',
    quote: '위반된 부분',
    until: '이의 제기 기한',
    answer: 'Hiên의 답변',
    text: {
      'moderation.removed':
        '다른 회원에게는 더 이상 보이지 않습니다. 본인은 내용을 계속 볼 수 있으며 한 번 이의를 제기하실 수 있습니다.',
      'moderation.restored': '다시 검토한 결과 잘못 삭제되었습니다. 불편을 드려 죄송합니다.',
      'moderation.upheld': '다시 검토한 결과 삭제 결정이 유지됩니다. 최종 결정입니다.',
    },
    samePerson: '삭제한 담당자가 다시 검토했습니다.',
    open: '자세히 보기',
    foot: 'Hiên에 게시물이나 댓글을 작성하셔서 보내 드리는 메일입니다.',
  },
} as const;

function letter(language: Language, step: ModerationStep): Letter {
  const said = words[language];
  const title = noticeTitle(step.about)?.[language] ?? said[step.target];
  const { until, answer } = step;
  return {
    subject: language === 'ko' ? `[Hiên] ${title}` : title,
    parts: [
      `${title}.`,
      said.text[step.about],
      {
        facts: [
          [said[step.target], step.title],
          [said.rule, reportRules[step.rule][language]],
          [said.quote, step.quote],
          ...(until === null
            ? []
            : [[said.until, formatDate(until, 'deadline', language)] as const]),
          ...(answer === null ? [] : [[said.answer, answer] as const]),
        ],
      },
      ...(step.samePerson ? [said.samePerson] : []),
      { link: `/${language}/interior-share/my-post`, label: said.open },
    ],
    foot: said.foot,
  };
}

/** What became of a home or a comment that staff removed, for its author (E.4). */
export const moderationStep = mailTemplate<ModerationStep>({
  secret: false,
  sample: {
    about: 'moderation.removed',
    target: 'share',
    title: 'Nhà ống bốn mét mà sáng',
    rule: 'not-a-partner',
    quote: 'Rèm giá gốc, gọi 09xx',
    until: Date.UTC(2026, 11, 9, 16, 59, 59),
    answer: null,
    samePerson: false,
  },
  write: {
    vi: (step) => letter('vi', step),
    en: (step) => letter('en', step),
    ko: (step) => letter('ko', step),
  },
});
