import { type ReadingText, planReading } from '@hien/api';
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
import { useSend } from '../../shared/calls/useSend.ts';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Reading.css.ts';

interface TextPlanDialogProps {
  text: ReadingText;
  /** Told of the text as it is afterwards. */
  onPlanned: (text: ReadingText) => void;
  onClose: () => void;
}

/** A day and an hour by Vietnam's clock: set, changed, or taken back while it is ahead. */
export function TextPlanDialog({ text: thing, onPlanned, onClose }: TextPlanDialogProps) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const [now] = useState(() => systemClock.now());
  const { publish_at: planned } = thing;
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
  const say = (at: string | null) =>
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
    );
  const title = thing.title.vi || text('admin.reading.untitled');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={text('admin.reading.plan.title', { title })}
      description={text('admin.reading.plan.text')}
      closeLabel={text('admin.reading.close')}
    >
      <Form
        schema={planSchema}
        initialValues={
          planned === null
            ? { day: ictDate(daysAfter(now, 1)), time: '08:00' }
            : planOf(Date.parse(planned))
        }
        className={s.stack}
        // Two fields that begin with an answer.
        draft={null}
        onSubmit={async (values) => {
          const at = plannedAt(values);
          return at === null ? undefined : say(toIso(at));
        }}
      >
        <DayField
          name="day"
          label={text('admin.reading.plan.day')}
          min={ictDate(now)}
          max={ictDate(daysAfter(now, postLimits.planDays))}
          required
        />
        <FormField name="time" label={text('admin.reading.plan.time')} required>
          <Input type="time" autoComplete="off" />
        </FormField>
        <div className={s.actions}>
          <SubmitButton variant="primary" loadingLabel={text('admin.reading.save.saving')}>
            {text(planned === null ? 'admin.reading.plan' : 'admin.reading.plan.change')}
          </SubmitButton>
          {planned === null ? null : (
            <Button
              variant="quiet"
              loading={planning.busy}
              loadingLabel={text('admin.reading.save.saving')}
              onClick={() => void say(null)}
            >
              {text('admin.reading.plan.drop')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
