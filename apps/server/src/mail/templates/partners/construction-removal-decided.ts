import { type ReviewRemovalRule, moderationLimits, reviewRemovalRuleLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { mailTemplate } from '../../template.ts';

type Decided = {
  company: string;
  rule: ReviewRemovalRule;
  removed: boolean;
  reason: string;
  /** Who reads it: the company that asked, or the member whose review is gone. */
  to: 'company' | 'member';
};

/** What staff decided on a company's request to take a review away. */
export const constructionRemovalDecided = mailTemplate<Decided>({
  secret: false,
  sample: {
    company: 'Xây dựng Bến Mới',
    rule: 'not-a-customer',
    removed: false,
    reason: 'Người viết đã gửi hợp đồng có con dấu của công ty.',
    to: 'company',
  },
  write: {
    vi: ({ company, rule, removed, reason, to }) => ({
      subject: removed
        ? `Một đánh giá về ${company} đã được gỡ`
        : `Đánh giá về ${company} được giữ lại`,
      parts: [
        to === 'member'
          ? `Đánh giá của bạn về ${company} không hiện nữa. Quy định: ${reviewRemovalRuleLabels[rule].vi.toLowerCase()}.`
          : `Bạn đã đề nghị gỡ một đánh giá vì: ${reviewRemovalRuleLabels[rule].vi.toLowerCase()}.`,
        removed ? 'Số sao, ngày gỡ và quy định ở lại chỗ cũ. Lý do:' : 'Đánh giá vẫn hiện. Lý do:',
        { quote: reason },
        ...(to === 'member'
          ? [
              `Bạn cho là gỡ nhầm? Bạn khiếu nại được một lần trong ${moderationLimits.appealDays} ngày, một nhân viên khác xem lại.`,
            ]
          : []),
        to === 'member'
          ? { link: paths.contractorReview.to('vi'), label: 'Đánh giá của tôi' }
          : {
              link: paths.portfolioReviewManagement.to('vi', { type: 'review' }),
              label: 'Đánh giá về công ty',
            },
      ],
      foot:
        to === 'member'
          ? 'Bạn nhận thư này vì đã viết đánh giá thi công trên Hiên.'
          : 'Bạn nhận thư này vì bạn giữ trang của công ty tại Hiên.',
    }),
    en: ({ company, rule, removed, reason, to }) => ({
      subject: removed ? `A review of ${company} was removed` : `The review of ${company} stays`,
      parts: [
        to === 'member'
          ? `Your review of ${company} is no longer shown. The rule: ${reviewRemovalRuleLabels[rule].en?.toLowerCase() ?? rule}.`
          : `You asked for a review to be removed: ${reviewRemovalRuleLabels[rule].en?.toLowerCase() ?? rule}.`,
        removed
          ? 'Its stars, the day and the rule stay in its place. The reason:'
          : 'The review stays. The reason:',
        { quote: reason },
        ...(to === 'member'
          ? [
              `If you think that it was wrong, you can appeal once within ${moderationLimits.appealDays} days; somebody else of our staff looks again.`,
            ]
          : []),
        to === 'member'
          ? { link: paths.contractorReview.to('en'), label: 'My reviews' }
          : {
              link: paths.portfolioReviewManagement.to('en', { type: 'review' }),
              label: 'Reviews of the company',
            },
      ],
      foot:
        to === 'member'
          ? 'You get this mail because you reviewed a construction at Hiên.'
          : 'You get this mail because you keep the company’s page at Hiên.',
    }),
    ko: ({ company, rule, removed, reason, to }) => ({
      subject: removed
        ? `[Hiên] ${company} 후기 한 건이 삭제되었습니다`
        : `[Hiên] ${company} 후기가 유지됩니다`,
      parts: [
        to === 'member'
          ? `작성하신 ${company} 후기가 더 이상 표시되지 않습니다. 규정: ${reviewRemovalRuleLabels[rule].ko ?? rule}.`
          : `요청하신 후기 삭제의 사유: ${reviewRemovalRuleLabels[rule].ko ?? rule}.`,
        removed
          ? '별점, 삭제일과 규정은 그 자리에 남습니다. 결정 사유:'
          : '후기는 그대로 표시됩니다. 결정 사유:',
        { quote: reason },
        ...(to === 'member'
          ? [
              `잘못된 결정이라고 생각하시면 ${moderationLimits.appealDays}일 안에 한 번 이의를 제기하실 수 있으며, 다른 직원이 다시 검토합니다.`,
            ]
          : []),
        to === 'member'
          ? { link: paths.contractorReview.to('ko'), label: '내 후기' }
          : {
              link: paths.portfolioReviewManagement.to('ko', { type: 'review' }),
              label: '업체 후기',
            },
      ],
      foot:
        to === 'member'
          ? 'Hiên에 시공 후기를 작성하셔서 발송된 메일입니다.'
          : 'Hiên에서 회사 페이지를 관리하고 계셔서 발송된 메일입니다.',
    }),
  },
});
