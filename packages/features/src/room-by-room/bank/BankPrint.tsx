import { type InstalmentPlan, bankOffer, instalmentWayLabels, vndInWords } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { BankFlow } from './BankStep.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { RoomCosts } from './RoomCosts.tsx';
import * as s from './Bank.css.ts';

/** What people take along to the bank. */
export function BankPrint({ flow, plan }: { flow: BankFlow; plan: InstalmentPlan }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { selector, link, amount } = flow;
  const { months, way, ref } = link.url;
  return (
    <PrintSheet
      logo={<Logo brand="vib" size={24} />}
      title={text('bank.print.title')}
      facts={[
        { label: text('rooms.print.project'), value: selector.home.project.project_name },
        {
          label: text('rooms.print.home'),
          value: `${selector.home.name}, ${format.area(selector.home.area)}`,
        },
        { label: text('bank.months'), value: text('bank.months.count', { count: months }) },
        { label: text('bank.repaid'), value: instalmentWayLabels[way][language] },
        ...(ref === '' ? [] : [{ label: text('bank.ref'), value: ref }]),
      ]}
      toolbar={
        <>
          <ButtonLink variant="quiet" href={selector.lookHref(null)}>
            {text('rooms.print.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('rooms.print')}
          </Button>
        </>
      }
      notes={
        <div className={s.notes}>
          <p lang="vi">{vndInWords(amount, 'vi')}</p>
          <p>{text('bank.example', { rate: format.percent(bankOffer.yearlyRate / 100) })}</p>
        </div>
      }
    >
      <RoomCosts flow={flow} />
      <PlanFigures plan={plan} />
    </PrintSheet>
  );
}
