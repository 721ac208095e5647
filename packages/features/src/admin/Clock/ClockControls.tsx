import type { DemoClock } from '@hien/api';
import { formatDate } from '@hien/domain';
import { Button, ConfirmDialog, useToast } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { nextMoment } from './due.ts';
import * as s from './Clock.css.ts';

const hour = 3_600_000;
const day = 24 * hour;

const steps = [
  { id: 'admin.clock.hour', by: hour },
  { id: 'admin.clock.day', by: day },
  { id: 'admin.clock.week', by: 7 * day },
] as const;

interface ClockControlsProps {
  clock: DemoClock;
  now: () => number;
  onMove: (to: string) => Promise<void>;
}

/** The ways to move the clock. Each asks first: what comes due then has happened. */
export function ClockControls({ clock, now, onMove }: ClockControlsProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [to, setTo] = useState<number>();
  const next = nextMoment(clock);
  const when = (moment: number) => formatDate(moment, 'dateTime', language);
  return (
    <div className={s.controls}>
      <Button
        variant="primary"
        {...(next === null ? { disabledReason: text('admin.clock.next.none') } : {})}
        onClick={() => setTo(next ?? undefined)}
      >
        {text('admin.clock.next')}
      </Button>
      {steps.map(({ id, by }) => (
        <Button key={id} onClick={() => setTo(now() + by)}>
          {text(id)}
        </Button>
      ))}
      <ConfirmDialog
        open={to !== undefined}
        onOpenChange={(open) => (open ? undefined : setTo(undefined))}
        tone="primary"
        title={text('admin.clock.ask', { when: when(to ?? 0) })}
        description={text('admin.clock.ask.text')}
        confirmLabel={text('admin.clock.move')}
        cancelLabel={text('admin.clock.keep')}
        waitingLabel={text('admin.clock.moving')}
        failedText={text('admin.clock.failed')}
        onConfirm={async () => {
          if (to === undefined) return;
          await onMove(new Date(to).toISOString());
          toast.show({ tone: 'positive', text: text('admin.clock.moved', { when: when(to) }) });
        }}
      />
    </div>
  );
}
