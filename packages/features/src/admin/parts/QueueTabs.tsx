import type { CaseState } from '@hien/api';
import { Tabs } from '@hien/ui';
import type { ReactNode } from 'react';

interface QueueTabsProps {
  label: string;
  state: CaseState;
  onState: (state: CaseState) => void;
  labelOf: (state: CaseState) => string;
  /** The cases of the chosen state. */
  children: ReactNode;
}

/** What waits, and what was decided. */
export function QueueTabs({ label, state, onState, labelOf, children }: QueueTabsProps) {
  return (
    <Tabs
      label={label}
      value={state}
      onChange={(next) => onState(next === 'decided' ? 'decided' : 'waiting')}
      items={(['waiting', 'decided'] as const).map((id) => ({
        id,
        label: labelOf(id),
        content: id === state ? children : null,
      }))}
    />
  );
}
