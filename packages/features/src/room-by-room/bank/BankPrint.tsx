import { type InstalmentPlan, bankOffer, instalmentWayLabels, vndInWords } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { use } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PrintedLink } from '../print/PrintedLink.tsx';
import { PrintedPlan } from '../print/PrintedPlan.tsx';
import { usePrintedDays } from '../print/usePrintedDays.ts';
import type { BankFlow } from './BankStep.tsx';
import { PlanFigures } from './PlanFigures.tsx';
import { RoomCosts } from './RoomCosts.tsx';

/** What people take along to the bank. */
export function BankPrint({ flow, plan }: { flow: BankFlow; plan: InstalmentPlan }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const origin = use(OriginContext);
  const days = usePrintedDays();
  const { selector, link, rooms, amount } = flow;
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
        ...days,
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
        <PrintedLink url={`${origin}${selector.sentHref(null)}`}>
          <p lang="vi">{vndInWords(amount, 'vi')}</p>
          <p>{text('bank.example', { rate: format.percent(bankOffer.yearlyRate / 100) })}</p>
          <p>{text('rooms.print.note')}</p>
        </PrintedLink>
      }
    >
      <PrintedPlan home={selector.home} rooms={rooms} />
      <RoomCosts flow={flow} />
      <PlanFigures plan={plan} />
    </PrintSheet>
  );
}
