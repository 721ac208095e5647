import { getModerationNumbers } from '@hien/api';
import { useCall } from '../../../shared/calls/useCall.ts';
import { PageHead } from '../../../shared/head/PageHead.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import { RulesView } from './RulesView.tsx';

/** What the community keeps to, how a report goes, and what came of all of them. */
export function RulesPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('rules.title')} description={text('rules.lead')} />
      <RulesView numbers={useCall(getModerationNumbers)} />
    </>
  );
}
