import type { Answer } from '@hien/api';
import { jobTypeLabels } from '@hien/domain';
import { Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Career.css.ts';

/** One job: what it is, where, and what it pays. */
export function JobItem({ job }: { job: Answer<'listJobs'>['items'][number] }) {
  const text = useText();
  const { vnd } = useFormat();
  const language = useLanguage();
  return (
    <li className={s.item}>
      <div className={s.words}>
        <Heading level={3} size="h4">
          {job.title}
        </Heading>
        <Text measure>{job.summary}</Text>
      </div>
      <div className={s.facts}>
        <Text weight="medium">{[job.place, jobTypeLabels[job.type][language]].join(' · ')}</Text>
        <Text size="small" tone="muted" numeric>
          {text('career.pay', { from: vnd(job.pay.from), to: vnd(job.pay.to) })}
        </Text>
      </div>
    </li>
  );
}
