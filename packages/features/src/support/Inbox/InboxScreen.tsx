import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { InboxNews } from './InboxNews.tsx';
import { InboxTalks } from './InboxTalks.tsx';
import { readInboxPart } from './inbox-url.ts';

/** Everything a member is told: conversations, and news of orders. Which of the two stands in the address. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={text('inbox.title')} hidden />
      {readInboxPart(params) === 'orders' ? <InboxNews /> : <InboxTalks />}
    </>
  );
}
