import type { SupportPostList } from '@hien/api';
import { ButtonLink, EmptyState, Link, Skeleton } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { PostRow } from '../parts/PostRow.tsx';
import { CenterFilters } from './CenterFilters.tsx';
import { type CenterUrl, centerAddress } from './center-url.ts';
import * as s from './CustomerCenterView.css.ts';

export interface CustomerCenterViewProps {
  url: CenterUrl;
  href: (change: Partial<CenterUrl>) => string;
  posts: Loadable<SupportPostList>;
}

export function CustomerCenterView({ url, href, posts }: CustomerCenterViewProps) {
  const text = useText();
  const language = useLanguage();
  const faq = paths.faq.to(language);
  const write = paths.customerCenterPost.to(language);
  return (
    <MyPageFrame
      section="support"
      title={text('center.title')}
      lead={text('center.lead')}
      action={
        <div className={s.actions}>
          <ButtonLink variant="primary" href={write}>
            {text('center.write')}
          </ButtonLink>
          <Link href={faq}>{text('center.faq')}</Link>
        </div>
      }
    >
      <CenterFilters url={url} href={href} />
      <PagedList
        query={posts}
        label={text('center.title')}
        skeleton={<PostsSkeleton />}
        href={href}
        isNarrowed={centerAddress.isNarrowed(url)}
        startHref={href(centerAddress.start)}
        empty={
          <EmptyState
            drawing="letter"
            title={text('center.empty.title')}
            text={text('center.empty.text')}
            action={
              <>
                <ButtonLink variant="primary" href={write}>
                  {text('center.write')}
                </ButtonLink>
                <ButtonLink href={faq}>{text('nav.faq')}</ButtonLink>
              </>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((post) => (
              <li key={post.id}>
                <PostRow
                  post={post}
                  href={paths.customerCenterPost.to(language, { id: post.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </MyPageFrame>
  );
}

/** Four posts. */
function PostsSkeleton() {
  return (
    <div className={s.list} aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={s.waiting}>
          <Skeleton height="104px" />
        </div>
      ))}
    </div>
  );
}
