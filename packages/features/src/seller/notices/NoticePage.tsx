import { listShopNotices } from '@hien/api';
import { Heading, Link, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { noticeHref } from '../parts/sections.ts';
import { NoticeForm } from './NoticeForm.tsx';
import * as s from './notices.css.ts';

/** The form for a new notice, or for one that is there. */
export function NoticePage({ id }: { id: number | null }) {
  const text = useText();
  const language = useLanguage();
  const profile = useProfile();
  // What is typed here is newer than any answer.
  const notices = useCall(listShopNotices, id === null ? {} : { id }, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={noticeHref(language, {})}>
          {text('seller.shop-notice.back')}
        </Link>
      </div>
      <QueryBoundary query={notices} size="page" skeleton={<Skeleton height="36rem" />}>
        {({ items }) => {
          const [one] = id === null ? [] : items;
          if (id !== null && one === undefined)
            return (
              <NotFoundState
                title={text('seller.shop-notice.not-found')}
                text={text('seller.template.not-found.text')}
              />
            );
          return (
            <>
              <Heading level={2} size="h4">
                {one === undefined ? text('seller.notice.new') : one.title}
              </Heading>
              <QueryBoundary query={profile} size="page" skeleton={<Skeleton height="36rem" />}>
                {(member) =>
                  member === null ? null : (
                    <NoticeForm notice={one ?? null} draft={`notice-${member.id}-${id ?? 'new'}`} />
                  )
                }
              </QueryBoundary>
            </>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
