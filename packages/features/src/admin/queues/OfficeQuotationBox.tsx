import type { OfficeQuotationCase } from '@hien/api';
import { eventsIn, formatDecimal, formatPhone, ruleFor } from '@hien/domain';
import {
  ownRulesOf,
  quotationEventLabels,
  quotationMachine,
  readProject,
  ruleLabels,
  ruleUnit,
} from '@hien/domain/office-plan';
import { DefinitionList, Radio, RadioGroup } from '@hien/ui';
import { useId, useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { type OfficeDecision, OfficeDecisionForm } from './OfficeDecisionForm.tsx';
import { OfficeLines } from './OfficeLines.tsx';
import { WrittenText } from './WrittenText.tsx';

const decisions = ['quote', 'schedule', 'finish', 'decline'] as const;

/** What staff can do with a request in its state, the next step first. */
const decisionsOf = (state: OfficeQuotationCase['quotation']['state']): readonly OfficeDecision[] =>
  decisions.filter(
    (event) =>
      eventsIn(quotationMachine, state).includes(event) &&
      ruleFor(quotationMachine, state, event)?.by.includes('admin'),
  );

/** Who wants which office, what it would cost, and what staff do about it. */
export function OfficeQuotationBox({ one }: { one: OfficeQuotationCase }) {
  const text = useText();
  const format = useFormat();
  const { quotation, contact, note, lines } = one;
  const { state, words, total, estimate, valid_until: until, start } = quotation;
  const language = useLanguage();
  const project = readProject(one.content);
  const wanted = project?.start ?? null;
  const rules = project === null ? [] : ownRulesOf(project);
  const possible = decisionsOf(state);
  const day = (date: string) => format.date(`${date}T00:00:00+07:00`);
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.office.contact'), detail: contact.name },
          { term: text('admin.facts.phone'), detail: formatPhone(contact.phone) },
          { term: text('admin.facts.email'), detail: contact.email ?? '–' },
          { term: text('admin.office.project'), detail: quotation.name },
          { term: text('admin.office.desks'), detail: format.integer(quotation.desks) },
          ...(wanted === null ? [] : [{ term: text('admin.office.wanted'), detail: day(wanted) }]),
          ...(rules.length === 0
            ? []
            : [
                {
                  term: text('admin.office.rules'),
                  detail: rules
                    .map(({ name, value, usual }) =>
                      text('admin.office.rules.one', {
                        rule: ruleLabels[name][language],
                        value: formatDecimal(value, language, 2),
                        unit: ruleUnit(name),
                        usual: formatDecimal(usual, language, 2),
                      }),
                    )
                    .join('; '),
                },
              ]),
          { term: text('admin.office.estimate'), detail: format.vnd(estimate) },
          ...(total === null
            ? []
            : [{ term: text('admin.office.total'), detail: format.vnd(total) }]),
          ...(until === null
            ? []
            : [{ term: text('admin.office.until'), detail: format.date(until, 'deadline') }]),
          ...(start === null ? [] : [{ term: text('admin.office.start'), detail: day(start) }]),
        ]}
      />
      {note === '' ? null : (
        <WrittenText by={{ name: contact.name, at: quotation.requested_at }} words={note} />
      )}
      {words === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={words}
        />
      )}
      {possible.includes('quote') ? null : <OfficeLines lines={lines} />}
      {possible[0] === undefined ? null : <Decide one={one} possible={possible} />}
    </div>
  );
}

function Decide({
  one,
  possible,
}: {
  one: OfficeQuotationCase;
  possible: readonly OfficeDecision[];
}) {
  const text = useText();
  const language = useLanguage();
  const name = useId();
  const [chosen, setChosen] = useState(possible[0] ?? 'decline');
  return (
    <>
      {possible.length > 1 ? (
        <RadioGroup
          legend={text('admin.review.decision')}
          name={name}
          value={chosen}
          onChange={(next) => setChosen(possible.find((event) => event === next) ?? chosen)}
        >
          {possible.map((event) => (
            <Radio key={event} value={event}>
              {quotationEventLabels[event][language]}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
      <OfficeDecisionForm key={chosen} one={one} decision={chosen} />
    </>
  );
}
