import { type CouponCampaign, discardCouponDraft, isApiError, moveCouponCampaign } from '@hien/api';
import { couponStopSchema } from '@hien/domain';
import { Button, ConfirmDialog, Radio, Text, Textarea, useToast } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useDecide } from '../parts/useDecide.ts';
import * as s from '../parts/case.css.ts';

/** Lets a draft run as it was saved last, after a question that says what it can cost. */
export function CouponStart({ one }: { one: CouponCampaign }) {
  const text = useText();
  const { vnd } = useFormat();
  const toast = useToast();
  const moving = useSend(moveCouponCampaign, { about: one.id });
  const [isAsking, setAsking] = useState(false);
  const { code, audience } = one.content;
  const start = async () => {
    try {
      await moving.send({
        id: one.id,
        action: 'start',
        withdraw: false,
        reason: '',
        expected_version: one.version,
      });
    } catch (error) {
      if (!isApiError(error) || ![400, 404, 409].includes(error.status)) throw error;
      toast.show({
        tone: 'critical',
        text: text(error.status === 400 ? 'admin.coupon.start.over' : 'admin.coupon.conflict'),
      });
      await moving.refresh();
      return;
    }
    toast.show({ tone: 'positive', text: text('admin.coupon.done.start', { code }) });
  };
  return (
    <div className={s.lines}>
      <div className={s.actions}>
        <Button variant="primary" onClick={() => setAsking(true)}>
          {text('admin.coupon.start')}
        </Button>
        <CouponDiscard one={one} />
      </div>
      <Text size="small" tone="muted">
        {text('admin.coupon.start.unsaved')}
      </Text>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={text('admin.coupon.start.title', { code })}
        description={text(
          audience === 'code' ? 'admin.coupon.start.code' : 'admin.coupon.start.given',
          { cost: vnd(one.cost_at_most) },
        )}
        confirmLabel={text('admin.coupon.start')}
        cancelLabel={text('admin.coupon.start.keep')}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        onConfirm={start}
      />
    </div>
  );
}

/** Throws a draft away, after a question; nobody was given anything of it. */
function CouponDiscard({ one }: { one: CouponCampaign }) {
  const text = useText();
  const toast = useToast();
  const discarding = useSend(discardCouponDraft, { about: one.id });
  const [isAsking, setAsking] = useState(false);
  const { code } = one.content;
  const discard = async () => {
    try {
      await discarding.send({ id: one.id, expected_version: one.version });
    } catch (error) {
      // A colleague changed it, started it, or threw it away first.
      if (!isApiError(error) || ![404, 409].includes(error.status)) throw error;
      toast.show({ tone: 'critical', text: text('admin.coupon.conflict') });
      await discarding.refresh();
      return;
    }
    toast.show({ tone: 'positive', text: text('admin.coupon.done.discard', { code }) });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('admin.coupon.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('admin.coupon.discard.title', { code })}
        description={text('admin.coupon.discard.text')}
        confirmLabel={text('admin.coupon.discard')}
        cancelLabel={text('admin.coupon.discard.keep')}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        onConfirm={discard}
      />
    </>
  );
}

/** Ends it at once; staff say what becomes of those that were given out, and why. */
export function CouponStop({ one }: { one: CouponCampaign }) {
  const text = useText();
  const decide = useDecide(moveCouponCampaign);
  const { code } = one.content;
  const { issued, used } = one.figures;
  return (
    <Form
      schema={couponStopSchema}
      initialValues={{ issued: 'keep', reason: '' }}
      className={s.unfolded}
      draft={{ in: `coupon-stop-${one.id}`, until: 'tab-closes' }}
      onSubmit={({ issued: given, reason }) =>
        decide(
          {
            id: one.id,
            action: 'stop',
            withdraw: given === 'withdraw',
            reason,
            expected_version: one.version,
          },
          text('admin.coupon.done.stop', { code }),
        )
      }
    >
      <FormRadioGroup name="issued" legend={text('admin.coupon.stop.issued')}>
        <Radio value="keep">{text('admin.coupon.stop.keep')}</Radio>
        <Radio
          value="withdraw"
          hint={text('admin.coupon.stop.withdraw.hint', { count: Math.max(0, issued - used) })}
        >
          {text('admin.coupon.stop.withdraw')}
        </Radio>
      </FormRadioGroup>
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text('admin.coupon.stop.hint')}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant="danger">{text('admin.coupon.stop')}</SubmitButton>
      </div>
    </Form>
  );
}
