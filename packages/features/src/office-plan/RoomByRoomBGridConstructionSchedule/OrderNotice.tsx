import type { OfficeQuotation } from '@hien/api';
import { quotationTexts } from '@hien/domain/office-plan';
import { Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usualLead } from '../RoomByRoomBGridStep3/works-days.ts';

const agreed: readonly OfficeQuotation['state'][] = ['scheduled', 'done'];
const ended: readonly OfficeQuotation['state'][] = ['declined', 'withdrawn', 'expired'];

interface OrderNoticeProps {
  quotation: OfficeQuotation;
  /** Whether anybody named a first day. */
  isNamed: boolean;
}

/** Which quotation these works are of, and whether their days are agreed. */
export function OrderNotice({ quotation, isNamed }: OrderNoticeProps) {
  const text = useText();
  const language = useLanguage();
  const { state, number, name } = quotation;
  return (
    <Notice
      tone={agreed.includes(state) ? 'positive' : ended.includes(state) ? 'neutral' : 'info'}
      title={`${number} · ${name}: ${quotationTexts.states[state].label[language]}`}
    >
      {agreed.includes(state)
        ? text('office-plan.gantt.order.agreed')
        : ended.includes(state)
          ? text('office-plan.gantt.order.ended')
          : isNamed
            ? text('office-plan.gantt.order.open')
            : text('office-plan.gantt.order.unsaid', { days: usualLead })}
    </Notice>
  );
}
