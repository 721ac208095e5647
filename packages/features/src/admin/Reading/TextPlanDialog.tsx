import { type ReadingText, planReading } from '@hien/api';
import { useToast } from '@hien/ui';
import { useSend } from '../../shared/calls/useSend.ts';
import { PlanDialog } from '../../shared/forms/PlanDialog.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface TextPlanDialogProps {
  text: ReadingText;
  /** Told of the text as it is afterwards. */
  onPlanned: (text: ReadingText) => void;
  onClose: () => void;
}

/** When a text is published by itself. */
export function TextPlanDialog({ text: thing, onPlanned, onClose }: TextPlanDialogProps) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const planning = useSend(planReading, {
    about: thing.id,
    fields: { publish_at: 'time' },
    says: {
      VERSION_CONFLICT: text('admin.reading.moved-on'),
      NOT_FOUND: text('admin.reading.gone'),
      VALIDATION: ({ fields, message }) =>
        fields.some(({ field }) => field === 'publish_at')
          ? undefined
          : { message: fields.map((field) => field.message).join(' ') || message },
    },
  });
  return (
    <PlanDialog
      planned={thing.publish_at}
      texts={{
        title: text('admin.reading.plan.title', {
          title: thing.title.vi || text('admin.reading.untitled'),
        }),
        text: text('admin.reading.plan.text'),
        close: text('admin.reading.close'),
        day: text('admin.reading.plan.day'),
        time: text('admin.reading.plan.time'),
        plan: text('admin.reading.plan'),
        change: text('admin.reading.plan.change'),
        drop: text('admin.reading.plan.drop'),
        waiting: text('admin.reading.save.saving'),
      }}
      busy={planning.busy}
      onPlan={(at) =>
        planning.submit(
          { id: thing.id, publish_at: at, expected_version: thing.version },
          (answer: ReadingText) => {
            toast.show({
              tone: 'positive',
              text:
                answer.publish_at === null
                  ? text('admin.reading.plan.dropped')
                  : text('admin.reading.plan.done', { at: date(answer.publish_at, 'deadline') }),
            });
            onPlanned(answer);
            onClose();
          },
        )
      }
      onClose={onClose}
    />
  );
}
