import { Badge, Container, Heading, Link, LinkBase, Text } from '@hien/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../calls/useProfile.ts';
import { paths } from '@hien/domain/routes';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { isInOffice } from '../routing/login-url.ts';
import { type MyPageSection, navigation } from './navigation.ts';
import { officeNavigation } from './office-navigation.ts';
import * as s from './MyPageFrame.css.ts';

interface MyPageFrameProps {
  section: MyPageSection;
  /** Left out where the page brings its own head. */
  title?: string;
  lead?: string;
  /** At the end of the head, such as a button. */
  action?: ReactNode;
  /** Something that takes the whole page on phones is open, and has its own way back. */
  filled?: boolean;
  children: ReactNode;
}

/**
 * What stands around every page of a member: the way to the others at the side, on phones the way back. Brings its own
 * words along, so that pages of other areas (orders, points) can stand in it.
 */
export function MyPageFrame(props: MyPageFrameProps) {
  return (
    <AreaMessages area="my-page">
      <Frame {...props} />
    </AreaMessages>
  );
}

function Frame({ section, title, lead, action, filled = false, children }: MyPageFrameProps) {
  const text = useText();
  const language = useLanguage();
  const flow = useFlow();
  const home = section === 'overview';
  return (
    <Container>
      <div className={s.page}>
        <aside className={home ? s.side : `${s.side} ${s.wideOnly}`}>
          <MyPageNav section={section} />
        </aside>
        <div className={s.main}>
          {title === undefined ? null : (
            <header className={filled ? `${s.head} ${s.wideOnly}` : s.head}>
              {home ? null : (
                <Link variant="quiet" className={s.back} href={flow.home.to(language)}>
                  <ChevronLeft size={16} aria-hidden /> {text(flow.label)}
                </Link>
              )}
              <Heading level={1}>{title}</Heading>
              {lead ? (
                <Text tone="muted" measure>
                  {lead}
                </Text>
              ) : null}
              {action}
            </header>
          )}
          {children}
        </div>
      </div>
    </Container>
  );
}

/** Whose pages a member's page stands among: the platform's, or those of the office flow. */
function useFlow() {
  return isInOffice(useLocation().pathname)
    ? ({ home: paths.roomByRoomBGridMypage, label: 'my-page.nav.office', office: true } as const)
    : ({ home: paths.myPage, label: 'my-page.nav.label', office: false } as const);
}

function MyPageNav({ section }: { section: MyPageSection }) {
  const text = useText();
  const language = useLanguage();
  const { data: profile } = useProfile();
  const unread = profile ? profile.unread_inbox + profile.unread_news : 0;
  const { label: name, office } = useFlow();
  const groups = office ? officeNavigation(language) : navigation(language, profile ?? undefined);
  return (
    <nav aria-label={text(name)} className={s.groups}>
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''}>
          {title ? <p className={s.groupTitle}>{text(title)}</p> : null}
          <ul className={s.list}>
            {entries.map(({ section: its, label, href, icon: Icon }) => (
              <li key={its}>
                <LinkBase
                  href={href}
                  className={s.entry}
                  {...(its === section ? { 'aria-current': 'page' as const } : {})}
                >
                  <Icon size={18} strokeWidth={1.75} className={s.icon} aria-hidden />
                  <span className={s.entryText}>{text(label)}</span>
                  {its === 'inbox' && unread > 0 ? <Badge tone="accent">{unread}</Badge> : null}
                  <ChevronRight size={16} className={s.chevron} aria-hidden />
                </LinkBase>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
