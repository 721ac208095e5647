import { type MemberCase, type Sanction, isApiError, sanctionMember } from '@hien/api';
import { standingEventLabels } from '@hien/domain';
import { Button, ConfirmDialog, Field, Select, Textarea, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MemberList.css.ts';

export type SanctionStep = Sanction['action'];

const spans = ['3', '7', '30', '90'] as const;

/** One step of the ladder: what it means, the reason that the member reads, and for a suspension how long. */
export function SanctionButton({ one, step }: { one: MemberCase; step: SanctionStep }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const sanction = useSend(sanctionMember);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<string>('7');
  const label = standingEventLabels[step][language];
  const take = async () => {
    const body = { id: one.id, action: step, reason: reason.trim(), expected_version: one.version };
    try {
      await sanction.send(step === 'suspend' ? { ...body, days: Number(days) } : body);
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      toast.show({ tone: 'neutral', text: text('admin.member.changed', { name: one.name }) });
      await sanction.refresh();
      return;
    }
    setReason('');
    toast.show({ tone: 'positive', text: text('admin.member.done', { name: one.name }) });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text('admin.member.ask', { step: label, name: one.name })}
        description={text(`admin.member.means.${step}`)}
        confirmLabel={label}
        cancelLabel={text('admin.member.keep')}
        tone={step === 'lift' ? 'primary' : 'danger'}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        {...(reason.trim() === '' ? { disabledReason: text('admin.reject.waits') } : {})}
        onConfirm={take}
      >
        <div className={s.fields}>
          {step === 'suspend' ? (
            <Field label={text('admin.member.how-long')}>
              <Select
                value={days}
                onChange={(event) => setDays(event.currentTarget.value)}
                options={spans.map((count) => ({
                  value: count,
                  label: text('admin.member.days', { count: Number(count) }),
                }))}
              />
            </Field>
          ) : null}
          <Field label={text('admin.reject.reason')} hint={text('admin.member.read')} required>
            <Textarea
              rows={4}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </div>
      </ConfirmDialog>
    </>
  );
}
