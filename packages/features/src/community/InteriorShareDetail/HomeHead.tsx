import { paths } from '@hien/domain/routes';
import { Avatar, Breadcrumbs, Heading, Text, mediaUrl } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useShareFacts } from '../../shared/homes/useShareFacts.ts';
import type { ShownHome } from './HomeBody.tsx';
import * as s from './ShareView.css.ts';

/** Who shows which home, and what its reader can do with it. */
export function HomeHead({ share, actions }: { share: ShownHome; actions: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const facts = useShareFacts(share);
  const { author, created_at: at, title, views } = share;
  return (
    <>
      <div className={s.trail}>
        <Breadcrumbs
          label={text('share.breadcrumb')}
          trail={[{ label: text('share.title'), href: paths.interiorShare.to(language) }]}
          current={title}
        />
      </div>
      <header className={s.head}>
        <p className={s.kicker}>{facts.join(' · ')}</p>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {share.excerpt}
        </Text>
        <div className={s.bar}>
          <p className={s.by}>
            <Avatar
              name={author.name}
              decorative
              src={author.avatar ? mediaUrl(author.avatar, { width: 96 }) : null}
            />
            <span className={s.byWords}>
              <span className={s.name}>{author.name}</span>
              <span>
                <time dateTime={at}>{format.date(at)}</time>
                {views > 0 ? ` · ${text('share.views', { count: views })}` : null}
              </span>
            </span>
          </p>
          {actions}
        </div>
      </header>
    </>
  );
}
