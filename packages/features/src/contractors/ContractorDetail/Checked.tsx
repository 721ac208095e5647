import type { ContractorDetail } from '@hien/api';
import {
  contractorFactLabels,
  factPaperLabels,
  ictDate,
  isInForce,
  systemClock,
} from '@hien/domain';
import { Heading, Text } from '@hien/ui';
import { BadgeCheck, ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyView.css.ts';

/**
 * What staff have seen with their own eyes, by which paper and on which day; that a paper ran out is said, and that they have
 * seen nothing is said too (docs/adr/0169).
 */
export function Checked({ facts }: { facts: ContractorDetail['facts'] }) {
  const text = useText();
  const [today] = useState(() => ictDate(systemClock.now()));
  return (
    <section className={s.part} aria-labelledby="checked">
      <Heading level={2} size="h5" id="checked">
        {text('contractor.facts')}
      </Heading>
      {facts.length === 0 ? (
        <Text size="small" tone="muted">
          {text('contractor.facts.none')}
        </Text>
      ) : (
        <ul className={s.ways}>
          {facts.map((fact) => (
            <Fact key={fact.kind} fact={fact} isOver={!isInForce(fact, today)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Fact({ fact, isOver }: { fact: ContractorDetail['facts'][number]; isOver: boolean }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { kind, paper, on, until } = fact;
  const Mark = isOver ? ClockAlert : BadgeCheck;
  const date = format.date(on);
  return (
    <li className={s.row}>
      <Mark size={18} strokeWidth={1.75} aria-hidden className={isOver ? s.markOver : s.mark} />
      <span>
        {contractorFactLabels[kind][language]}
        <Text as="span" size="small" tone="muted" className={s.day}>
          {paper === null
            ? text('contractor.fact.on', { date })
            : text('contractor.fact.by', { paper: factPaperLabels[paper][language], date })}
        </Text>
        {until === null ? null : (
          <Text as="span" size="small" tone="muted" className={s.day}>
            {text(isOver ? 'contractor.fact.over' : 'contractor.fact.until', {
              date: format.date(until),
            })}
          </Text>
        )}
      </span>
    </li>
  );
}
