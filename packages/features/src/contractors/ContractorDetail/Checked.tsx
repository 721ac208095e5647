import type { ContractorDetail } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { BadgeCheck } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CompanyView.css.ts';

/** What staff have seen with their own eyes, and on which day; that they have seen nothing is said too. */
export function Checked({ facts }: { facts: ContractorDetail['facts'] }) {
  const text = useText();
  const format = useFormat();
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
          {facts.map(({ kind, on }) => (
            <li key={kind} className={s.row}>
              <BadgeCheck size={18} strokeWidth={1.75} aria-hidden className={s.mark} />
              <span>
                {text(`contractor.fact.${kind}`)}
                <Text as="span" size="small" tone="muted" className={s.day}>
                  {text('contractor.fact.on', { date: format.date(on) })}
                </Text>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
