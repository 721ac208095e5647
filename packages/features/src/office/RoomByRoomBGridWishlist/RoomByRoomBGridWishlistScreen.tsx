import { officeModuleNumbered } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Skeleton } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { useHydrating } from '../../shared/async/useHydrating.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { ModuleCards } from '../parts/ModuleCards.tsx';
import { useKeptModules } from '../parts/useKeptModules.ts';

/** The modules that somebody kept, the latest first: a guest's of this device, a member's wherever they kept them. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const isHydrating = useHydrating();
  const { status } = useSession();
  const { numbers, query, isMember } = useKeptModules();
  const modules = numbers.flatMap((number) => officeModuleNumbered(number) ?? []);
  const list = useRef<HTMLDivElement>(null);
  const count = modules.length;
  const before = useRef(count);
  useEffect(() => {
    // The heart that was pressed is gone with its card.
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  const skeleton = (
    <div aria-busy>
      <Skeleton height="16rem" />
    </div>
  );
  const content = () =>
    modules.length === 0 ? (
      <EmptyState
        drawing="lamp"
        title={text('office.kept.none')}
        text={text('office.kept.none.text')}
        action={
          <ButtonLink variant="primary" href={paths.roomByRoomBGridModuleList.to(language)}>
            {text('office.intro.all-modules')}
          </ButtonLink>
        }
      />
    ) : (
      <>
        <ModuleCards modules={modules} level={2} />
        <p>
          <ButtonLink href={paths.roomByRoomBGridCart.to(language)}>
            {text('office.kept.cart')}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <PageHead title={text('office.kept.title')} hidden />
      <ListPage
        title={text('office.kept.title')}
        lead={text(isMember ? 'office.kept.lead.member' : 'office.kept.lead')}
      >
        <div ref={list} tabIndex={-1}>
          {isHydrating || status === 'unknown' ? (
            skeleton
          ) : isMember ? (
            <QueryBoundary query={query} skeleton={skeleton}>
              {content}
            </QueryBoundary>
          ) : (
            content()
          )}
        </div>
      </ListPage>
    </>
  );
}
