import type { StaffAct } from '@hien/api';
import {
  contractorFactLabels,
  contractorFacts,
  listingReportReasonLabels,
  listingReportReasons,
} from '@hien/domain';
import { Timeline } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';

const titles: Readonly<Record<string, MessageId>> = {
  'account-shown': 'admin.act.account-shown',
  'paid-by-hand': 'admin.act.paid-by-hand',
  'sent-again': 'admin.act.sent-again',
  noted: 'admin.act.noted',
  closed: 'admin.act.closed',
  suspended: 'admin.act.suspended',
  'taxpayer-set': 'admin.act.taxpayer-set',
  held: 'admin.act.held',
  released: 'admin.act.released',
  'bank-file': 'admin.act.bank-file',
  restored: 'admin.act.restored',
  reminded: 'admin.act.reminded',
  'number-returned': 'admin.act.number-returned',
  made: 'admin.act.made',
  started: 'admin.act.started',
  stopped: 'admin.act.coupon-stopped',
  'stopped-withdrawn': 'admin.act.coupon-withdrawn',
  ended: 'admin.act.ended',
};

/** What was done about a fact of a company. */
const facts: Readonly<Record<string, MessageId>> = {
  checked: 'admin.act.checked',
  unchecked: 'admin.act.unchecked',
  refused: 'admin.act.refused',
};

/** What our staff did, the newest first; an act that this client does not know is shown by its name. */
export function ActList({ acts }: { acts: readonly StaffAct[] }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  if (acts.length === 0) return null;
  const titleOf = (act: string): string | undefined => {
    const title = titles[act];
    if (title !== undefined) return text(title);
    const rule = listingReportReasons.find((one) => act === `stopped-${one}`);
    if (rule !== undefined)
      return text('admin.act.stopped', { reason: listingReportReasonLabels[rule][language] });
    const [, done, kind] = /^(checked|unchecked|refused)-(.+)$/.exec(act) ?? [];
    const fact = contractorFacts.find((one) => one === kind);
    return (
      fact &&
      done &&
      text(facts[done] ?? 'admin.act.checked', { fact: contractorFactLabels[fact][language] })
    );
  };
  return (
    <Timeline
      aria-label={text('admin.act.list')}
      events={acts.map(({ act, by, at, text: words }, index) => {
        return {
          id: `${at} ${index}`,
          title: titleOf(act) ?? act,
          time: { text: format.date(at, 'dateTime'), iso: at },
          who: by,
          ...(words === null ? {} : { detail: words }),
        };
      })}
    />
  );
}
