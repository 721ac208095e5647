import { type OutboxMail, listOutbox } from '@hien/api';
import { type Language, type MailName, mailLabels } from '@hien/domain';
import { StatusBadge, type Tone } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';

const toneOf: Readonly<Record<OutboxMail['state'], Tone>> = {
  waiting: 'caution',
  sent: 'positive',
  failed: 'critical',
  expired: 'neutral',
};

/** A kind that this client does not know yet is shown as it is stored. */
const kindOf = (template: string, language: Language): string =>
  Object.hasOwn(mailLabels, template) ? mailLabels[template as MailName][language] : template;

/** Which mails left. */
export function MailList() {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { page } = useQueueAddress();
  return (
    <CaseTable
      label={text('admin.queue.mails')}
      query={useCall(listOutbox, { page })}
      keyOf={({ id }) => id}
      nameOf={({ template, recipient }) => `${kindOf(template, language)} · ${recipient}`}
      empty={{ title: 'admin.empty.mails' }}
      columns={[
        {
          id: 'recipient',
          header: text('admin.column.recipient'),
          cell: ({ recipient }) => recipient || text('admin.mail.forgotten'),
          filterBy: ({ recipient }) => recipient,
          always: true,
          onCard: 'title',
        },
        {
          id: 'template',
          width: '9rem',
          header: text('admin.column.template'),
          cell: ({ template }) => kindOf(template, language),
          filterBy: ({ template }) => kindOf(template, language),
          sortBy: ({ template }) => kindOf(template, language),
        },
        {
          id: 'state',
          width: '8rem',
          header: text('admin.column.state'),
          cell: ({ state }) => (
            <StatusBadge tone={toneOf[state]}>{text(`admin.mail.${state}`)}</StatusBadge>
          ),
          sortBy: ({ state }) => state,
        },
        {
          id: 'attempts',
          width: '6rem',
          header: text('admin.column.attempts'),
          cell: ({ attempts }) => format.integer(attempts),
          sortBy: ({ attempts }) => attempts,
          align: 'end',
        },
        {
          id: 'created',
          width: '9rem',
          header: text('admin.column.created'),
          cell: ({ created_at }) => format.date(created_at, 'dateTime'),
          sortBy: ({ created_at }) => created_at,
        },
        {
          id: 'error',
          header: text('admin.column.error'),
          cell: ({ last_error }) => last_error ?? '–',
        },
      ]}
    />
  );
}
