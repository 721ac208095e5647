import { type InstalmentPlan, bankOffer, instalmentWayLabels, instalmentWays } from '@hien/domain';
import { Field, Heading, Notice, Select, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { BankFlow } from './BankStep.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { PlanTable } from './PlanTable.tsx';
import * as s from './Bank.css.ts';

/** How the sum is paid back, month by month, with the figures people compare. */
export function Instalments({ flow: { link }, plan }: { flow: BankFlow; plan: InstalmentPlan }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { months, way } = link.url;
  return (
    <section className={s.chosen} aria-labelledby="instalments">
      <Heading level={2} size="h4" id="instalments">
        {text('bank.instalments')}
      </Heading>
      <div className={s.fields}>
        <Field label={text('bank.months')}>
          <Select
            options={bankOffer.months.map((one) => ({
              value: String(one),
              label: text('bank.months.count', { count: one }),
            }))}
            value={String(months)}
            onChange={({ target }) => link.go({ months: Number(target.value) }, { replace: true })}
          />
        </Field>
        <Field label={text('bank.repaid')}>
          <Select
            options={instalmentWays.map((one) => ({
              value: one,
              label: instalmentWayLabels[one][language],
            }))}
            value={way}
            onChange={({ target }) =>
              link.go(
                { way: instalmentWays.find((one) => one === target.value) ?? 'annuity' },
                { replace: true },
              )
            }
          />
        </Field>
      </div>
      <div aria-live="polite">
        <PlanFigures plan={plan} />
      </div>
      <Notice tone="info">
        {text('bank.example', { rate: format.percent(bankOffer.yearlyRate / 100) })}
      </Notice>
      <details>
        <summary className={s.summary}>{text('bank.plan')}</summary>
        <PlanTable plan={plan} />
      </details>
      <Text size="small" tone="muted">
        {text('bank.rounding')}
      </Text>
    </section>
  );
}
