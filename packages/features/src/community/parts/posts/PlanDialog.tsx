import { type Post, type PostCard, planPost } from '@hien/api';
import {
  daysAfter,
  ictDate,
  planOf,
  planSchema,
  plannedAt,
  postLimits,
  systemClock,
  toIso,
} from '@hien/domain';
import { Button, Dialog, Input, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { DayField } from '../../../shared/forms/DayField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './PlanDialog.css.ts';

interface PlanDialogProps {
  post: Pick<PostCard, 'id' | 'version' | 'title' | 'publish_at'>;
  /** Told of the post as it is afterwards. */
  onPlanned?: (post: Post) => void;
  onClose: () => void;
}

/** A day and an hour by Vietnam's clock: set, changed, or taken back while it is ahead. */
export function PlanDialog({ post, onPlanned, onClose }: PlanDialogProps) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const [now] = useState(() => systemClock.now());
  const { publish_at: planned } = post;
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
  const say = (at: string | null) =>
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
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={text('my-post.plan.title', { title: post.title || text('my-post.untitled') })}
      description={text('my-post.plan.text')}
      closeLabel={text('my-post.plan.close')}
    >
      <Form
        schema={planSchema}
        initialValues={
          planned === null
            ? { day: ictDate(daysAfter(now, 1)), time: '08:00' }
            : planOf(Date.parse(planned))
        }
        className={s.form}
        // Two fields that begin with an answer.
        draft={null}
        onSubmit={async (values) => {
          const at = plannedAt(values);
          return at === null ? undefined : say(toIso(at));
        }}
      >
        <div className={s.fields}>
          <DayField
            name="day"
            label={text('my-post.plan.day')}
            min={ictDate(now)}
            max={ictDate(daysAfter(now, postLimits.planDays))}
            required
          />
          <FormField name="time" label={text('my-post.plan.time')} required>
            <Input type="time" autoComplete="off" />
          </FormField>
        </div>
        <div className={s.actions}>
          <SubmitButton variant="primary" loadingLabel={text('my-post.plan.waiting')}>
            {text(planned === null ? 'my-post.plan.yes' : 'my-post.plan.change')}
          </SubmitButton>
          {planned === null ? null : (
            <Button
              variant="quiet"
              loading={planning.busy}
              loadingLabel={text('my-post.plan.waiting')}
              onClick={() => void say(null)}
            >
              {text('my-post.plan.drop')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
