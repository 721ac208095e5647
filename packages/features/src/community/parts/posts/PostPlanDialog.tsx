import { type Post, type PostCard, planPost } from '@hien/api';
import { useToast } from '@hien/ui';
import { useSend } from '../../../shared/calls/useSend.ts';
import { PlanDialog } from '../../../shared/forms/PlanDialog.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface PostPlanDialogProps {
  post: Pick<PostCard, 'id' | 'version' | 'title' | 'publish_at'>;
  /** Told of the post as it is afterwards. */
  onPlanned?: (post: Post) => void;
  onClose: () => void;
}

/** When a post is published by itself. */
export function PostPlanDialog({ post, onPlanned, onClose }: PostPlanDialogProps) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const planning = useSend(planPost, {
    about: post.id,
    fields: { publish_at: 'time' },
    says: {
      VERSION_CONFLICT: async () => {
        await planning.refresh();
        return text('my-post.moved-on');
      },
      NOT_FOUND: text('my-post.gone'),
    },
  });
  return (
    <PlanDialog
      planned={post.publish_at}
      texts={{
        title: text('my-post.plan.title', { title: post.title || text('my-post.untitled') }),
        text: text('my-post.plan.text'),
        close: text('my-post.plan.close'),
        day: text('my-post.plan.day'),
        time: text('my-post.plan.time'),
        plan: text('my-post.plan.yes'),
        change: text('my-post.plan.change'),
        drop: text('my-post.plan.drop'),
        waiting: text('my-post.plan.waiting'),
      }}
      busy={planning.busy}
      onPlan={(at) =>
        planning.submit(
          { id: post.id, publish_at: at, expected_version: post.version },
          (answer: Post) => {
            toast.show({
              tone: 'positive',
              text:
                answer.publish_at === null
                  ? text('my-post.plan.dropped')
                  : text('my-post.plan.done', { at: date(answer.publish_at, 'deadline') }),
            });
            onPlanned?.(answer);
            onClose();
          },
        )
      }
      onClose={onClose}
    />
  );
}
