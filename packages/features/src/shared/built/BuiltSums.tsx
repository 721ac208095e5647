import type { BuiltDetail } from '@hien/api';
import { DefinitionList, Heading, Text } from '@hien/ui';
import { useMonths } from '../contractors/useMonths.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './BuiltSums.css.ts';

/** What it was, and when it was ready. */
export function BuiltFacts({ built }: { built: BuiltDetail }) {
  const text = useText();
  const { area, date } = useFormat();
  return (
    <DefinitionList
      items={[
        { term: text('built.house'), detail: text(`house.${built.house_type}`) },
        { term: text('built.style'), detail: text(`style.${built.style}`) },
        { term: text('built.area'), detail: area(built.area) },
        { term: text('built.finished'), detail: date(built.finished_on) },
      ]}
    />
  );
}

/** What was paid, by its parts, and what that is a square metre. */
export function BuiltCosts({ built }: { built: BuiltDetail }) {
  const text = useText();
  const { vnd } = useFormat();
  const perM2 = Math.round(built.cost / built.area / 10_000) * 10_000;
  return (
    <section className={s.part} aria-labelledby="built-cost">
      <Heading level={2} size="h5" id="built-cost">
        {text('built.cost')}
      </Heading>
      <p className={s.sum}>{vnd(built.cost)}</p>
      <Text size="small" tone="muted" numeric>
        {text('built.per-m2', { price: vnd(perM2) })}
      </Text>
      <ul className={s.bars}>
        {built.costs.map(({ kind, amount }) => (
          <li key={kind} className={s.bar}>
            <span>{text(`built.cost.${kind}`)}</span>
            <span className={s.amount}>{vnd(amount)}</span>
            <span className={s.track} aria-hidden>
              <span className={s.fill} style={{ inlineSize: `${(amount / built.cost) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long it took, phase after phase, each beginning where the last one ended. */
export function BuiltPhases({ built }: { built: BuiltDetail }) {
  const text = useText();
  const monthsOf = useMonths();
  const { decimal } = useFormat();
  const all = built.phases.reduce((sum, { weeks }) => sum + weeks, 0);
  return (
    <section className={s.part} aria-labelledby="built-time">
      <Heading level={2} size="h5" id="built-time">
        {text('built.time')}
      </Heading>
      <p className={s.sum}>{monthsOf(built.months)}</p>
      <ol className={s.bars}>
        {built.phases.map(({ kind, weeks }, at) => {
          const begun = built.phases.slice(0, at).reduce((sum, one) => sum + one.weeks, 0);
          return (
            <li key={kind} className={s.bar}>
              <span>{text(`built.phase.${kind}`)}</span>
              <span className={s.amount}>
                {text('built.weeks', { weeks: decimal(weeks), count: weeks === 1 ? 1 : 2 })}
              </span>
              <span className={s.track} aria-hidden>
                <span
                  className={s.fill}
                  style={{
                    marginInlineStart: `${(begun / all) * 100}%`,
                    inlineSize: `${(weeks / all) * 100}%`,
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
