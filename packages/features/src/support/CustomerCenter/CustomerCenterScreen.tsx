import { listSupportPosts } from '@hien/api';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CustomerCenterView } from './CustomerCenterView.tsx';
import { centerUrlToQuery, centerUrlToWire, readCenterUrl } from './center-url.ts';

/** What the member asked the customer center, and what became of it. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const url = readCenterUrl(params);
  const posts = useCall(listSupportPosts, centerUrlToWire(url));
  return (
    <>
      <PageHead title={text('center.title')} hidden />
      <CustomerCenterView
        url={url}
        href={(next) => paths.customerCenter.to(language, centerUrlToQuery(next))}
        posts={posts}
      />
    </>
  );
}
