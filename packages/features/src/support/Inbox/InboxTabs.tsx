import { LinkBase, VisuallyHidden } from '@hien/ui';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type InboxPart, inboxPartAddress, inboxParts } from './inbox-url.ts';
import * as s from './InboxTabs.css.ts';

/** The way from conversations to news of orders and back, with what is unread in each. */
export function InboxTabs({ part }: { part: InboxPart }) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { data: profile } = useProfile();
  const unread: Record<InboxPart, number> = {
    talks: profile?.unread_inbox ?? 0,
    orders: profile?.unread_news ?? 0,
  };
  return (
    <nav aria-label={text('inbox.parts')} className={s.tabs}>
      {inboxParts.map((one) => (
        <LinkBase
          key={one}
          className={s.tab}
          href={paths.inbox.to(
            language,
            inboxPartAddress.query({ view: one, show: 'all', page: 1 }),
          )}
          aria-current={one === part ? 'page' : undefined}
        >
          {text(`inbox.part.${one}`)}
          {unread[one] > 0 ? (
            <span className={s.count}>
              {integer(unread[one])}
              <VisuallyHidden> {text('inbox.part.unread')}</VisuallyHidden>
            </span>
          ) : null}
        </LinkBase>
      ))}
    </nav>
  );
}
