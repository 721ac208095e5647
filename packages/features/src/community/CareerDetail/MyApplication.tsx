import type { JobApplication } from '@hien/api';
import { formatPhone, jobApplicationTexts } from '@hien/domain';
import { DefinitionList, NextStep, Text } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PrivateDocument } from '../../shared/pictures/PrivateDocument.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { jobApplicationStatus } from '../../shared/status/job-status.ts';
import { WithdrawButton } from './WithdrawButton.tsx';
import * as s from './CareerDetailView.css.ts';

interface MyApplicationProps {
  application: JobApplication;
  onWithdraw: () => Promise<SubmitFailure | undefined>;
}

/** What was sent, how it stands, and what comes next. */
export function MyApplication({ application, onWithdraw }: MyApplicationProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, answer } = application;
  return (
    <div className={s.state}>
      <CodeBadge status={jobApplicationStatus} code={state} />
      {answer === null ? null : <Text className={s.words}>{answer}</Text>}
      <DefinitionList
        items={[
          {
            term: text('career.applied.sent'),
            detail: format.date(application.sent_at, 'dateTime'),
          },
          { term: text('contact.name'), detail: application.name },
          { term: text('contact.phone'), detail: formatPhone(application.phone) },
          { term: text('contact.email'), detail: application.email },
          {
            term: text('career.cv'),
            detail: (
              <PrivateDocument address={application.cv} name={`CV ${application.name}.pdf`} />
            ),
          },
          ...(application.message === ''
            ? []
            : [
                {
                  term: text('career.message'),
                  detail: <span className={s.words}>{application.message}</span>,
                },
              ]),
        ]}
      />
      <NextStep label={text('career.next')} what={jobApplicationTexts[state].next[language]} />
      {state === 'received' ? <WithdrawButton onWithdraw={onWithdraw} /> : null}
    </div>
  );
}
