import type { MemberCase } from '@hien/api';
import { formatPhone, standingEventLabels, standingMachine } from '@hien/domain';
import { DefinitionList, Notice, Text, Timeline } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { type SanctionStep, SanctionButton } from './SanctionButton.tsx';

const steps = ['warn', 'suspend', 'ban', 'lift'] as const satisfies readonly SanctionStep[];

/** The steps that the penalty ladder has from here; among colleagues there are two. */
const possible = ({ state, staff }: MemberCase): readonly SanctionStep[] =>
  steps.filter(
    (step) =>
      (!staff || step === 'suspend' || step === 'lift') &&
      standingMachine.rules.some(
        ({ event, by, from }) => event === step && by.includes('admin') && from.includes(state),
      ),
  );

/** Who a member is, what staff did before, and what can be done now. */
export function MemberStanding({ one }: { one: MemberCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.facts.phone'), detail: one.phone ? formatPhone(one.phone) : '–' },
          {
            term: text('admin.member.last'),
            detail: one.last_sign_in_at ? format.date(one.last_sign_in_at, 'dateTime') : '–',
          },
        ]}
      />
      {one.steps.length > 0 ? (
        <Timeline
          events={one.steps.map(({ action, reason, until, by, at }) => ({
            id: `${action}-${at}`,
            title: standingEventLabels[action][language],
            time: { text: format.date(at, 'dateTime'), iso: at },
            who: by,
            detail:
              until === null
                ? reason
                : text('admin.member.step.until', { reason, date: format.date(until, 'dateTime') }),
            tone: action === 'lift' ? 'positive' : 'critical',
          }))}
        />
      ) : (
        <Text tone="muted">{text('admin.member.clean')}</Text>
      )}
      {one.staff ? <Notice tone="info">{text('admin.member.staff')}</Notice> : null}
      <div className={s.actions}>
        {possible(one).map((step) => (
          <SanctionButton key={step} one={one} step={step} />
        ))}
      </div>
    </div>
  );
}
