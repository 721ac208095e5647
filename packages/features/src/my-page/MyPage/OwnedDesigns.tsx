import type { Answer } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Heading, Link, Picture, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { OwnedFacts } from '../../shared/owned/OwnedFacts.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import * as s from './SavedRooms.css.ts';

/** Designs that were bought, with what is left of each; the card leads to its download. */
export function OwnedDesigns({ owned }: { owned: Loadable<Answer<'listOwnedDesigns'>> }) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="designs"
      title={text('my-page.designs.title')}
      lead={text('my-page.designs.lead', {
        times: limits.design.allowedTimes,
        days: limits.design.validDays,
      })}
    >
      <PagedList
        query={owned}
        label={text('my-page.designs.pages')}
        skeleton={<FormSkeleton fields={3} />}
        href={({ page }) => paths.myPage.to(language, { tab: 'designs', page })}
        empty={
          <EmptyState
            title={text('my-page.designs.empty')}
            text={text('my-page.designs.empty.text')}
            action={
              <ButtonLink variant="primary" href={paths.interiorDesign.to(language)}>
                {text('my-page.designs.empty.action')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((one) => (
              <li key={one.design.id}>
                <article className={s.card}>
                  <Picture
                    picture={one.design.picture}
                    ratio="4:3"
                    sizes="(width > 767px) 300px, 100vw"
                    alt=""
                    className={s.picture}
                  />
                  <div className={s.words}>
                    <Heading level={2} size="h4">
                      <Link
                        className={s.open}
                        href={paths.designDownload.to(language, { id: one.design.id })}
                      >
                        {one.design.title}
                      </Link>
                    </Heading>
                    <Text size="small" tone="muted">
                      {one.design.design_number}
                    </Text>
                    <OwnedFacts owned={one} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </MyPageFrame>
  );
}
