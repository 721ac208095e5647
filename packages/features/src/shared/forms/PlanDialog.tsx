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
import { Button, Dialog, Input } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { DayField } from './DayField.tsx';
import { Form } from './Form.tsx';
import * as s from './PlanDialog.css.ts';

interface PlanDialogProps {
  /** When it is published, as it stands (ISO); null where nothing is planned. */
  planned: string | null;
  texts: Readonly<
    Record<
      'title' | 'text' | 'close' | 'day' | 'time' | 'plan' | 'change' | 'drop' | 'waiting',
      string
    >
  >;
  busy: boolean;
  /** Sets the moment (ISO), or takes it back. */
  onPlan: (at: string | null) => Promise<SubmitFailure | undefined>;
  onClose: () => void;
}

/** A day and an hour by Vietnam's clock, on which something is published: set, changed, or taken back while it is ahead. */
export function PlanDialog({ planned, texts, busy, onPlan, onClose }: PlanDialogProps) {
  const [now] = useState(() => systemClock.now());
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
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
          return at === null ? undefined : onPlan(toIso(at));
        }}
      >
        <div className={s.fields}>
          <DayField
            name="day"
            label={texts.day}
            min={ictDate(now)}
            max={ictDate(daysAfter(now, postLimits.planDays))}
            required
          />
          <FormField name="time" label={texts.time} required>
            <Input type="time" autoComplete="off" />
          </FormField>
        </div>
        <div className={s.actions}>
          <SubmitButton variant="primary" loadingLabel={texts.waiting}>
            {planned === null ? texts.plan : texts.change}
          </SubmitButton>
          {planned === null ? null : (
            <Button
              variant="quiet"
              loading={busy}
              loadingLabel={texts.waiting}
              onClick={() => void onPlan(null)}
            >
              {texts.drop}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
