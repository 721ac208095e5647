import type { BankRequest } from '@hien/api';
import { instalmentWayLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Link } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What the partner bank is to advise on, as it was counted when the request came, and the way to what was chosen. */
export function useBankFacts(bank: BankRequest | null) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  if (bank === null) return [];
  const chosen = paths.roomByRoomVibStep5Room.to(language, {
    s: bank.selection,
    unit: bank.design_id,
    rooms: bank.rooms.join(','),
    months: bank.months,
    way: bank.way,
    ref: bank.ref || undefined,
  });
  return [
    { term: text('admin.lead.bank.home'), detail: <Link href={chosen}>{bank.home_name}</Link> },
    { term: text('admin.lead.bank.amount'), detail: format.vnd(bank.amount) },
    {
      term: text('admin.lead.bank.plan'),
      detail: text('admin.lead.bank.months', {
        count: bank.months,
        way: instalmentWayLabels[bank.way][language],
        rate: format.percent(bank.yearly_rate / 100),
        first: format.vnd(bank.first),
      }),
    },
    ...(bank.budget > 0
      ? [{ term: text('admin.lead.bank.budget'), detail: format.vnd(bank.budget) }]
      : []),
    ...(bank.ref === '' ? [] : [{ term: text('admin.lead.bank.ref'), detail: bank.ref }]),
  ];
}
