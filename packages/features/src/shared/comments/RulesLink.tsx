import { Link } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { rulesHref } from './rules-href.ts';

/** To the rules of the community, beside what somebody writes, reports or lost: in a tab of its own, nothing typed is left. */
export function RulesLink() {
  const text = useText();
  return (
    <Link href={rulesHref(useLanguage())} newTabLabel={text('feed.new-tab')}>
      {text('rules.title')}
    </Link>
  );
}
