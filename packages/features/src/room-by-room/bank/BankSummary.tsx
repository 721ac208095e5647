import { instalmentPlan, bankOffer } from '@hien/domain';
import { ButtonLink, Heading, Text } from '@hien/ui';
import { Printer } from 'lucide-react';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { LinkNotices } from '../Selector/LinkNotices.tsx';
import { BankPrint } from './BankPrint.tsx';
import { BankRequest } from './BankRequest.tsx';
import type { BankFlow } from './BankStep.tsx';
import { Instalments } from './Instalments.tsx';
import { RoomCosts } from './RoomCosts.tsx';
import * as s from './Bank.css.ts';

/** What the rooms cost, how it is paid back, and the request to the bank. */
export function BankSummary({ flow }: { flow: BankFlow }) {
  const text = useText();
  const { selector, link, amount } = flow;
  const { months, way } = link.url;
  const { yearlyRate } = bankOffer;
  const plan = instalmentPlan({ amount, yearlyRate, months, way });
  if (selector.look === 'print') return <BankPrint flow={flow} plan={plan} />;
  return (
    <>
      <LinkNotices selector={selector} />
      <div className={s.columns}>
        <section className={s.chosen} aria-labelledby="costs">
          <Heading level={2} size="h4" id="costs">
            {text('bank.costs')}
          </Heading>
          <RoomCosts flow={flow} />
          <Text size="small" tone="muted">
            {text('rooms.total.note')}
          </Text>
          <div>
            <ButtonLink variant="secondary" size="sm" href={selector.lookHref('print')}>
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {text('rooms.print')}
            </ButtonLink>
          </div>
        </section>
        <Instalments flow={flow} plan={plan} />
      </div>
      <BankRequest flow={flow} plan={plan} />
      <KnownCosts of={{ house_type: selector.home.type }} />
    </>
  );
}
