import type { MyHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Inline, Stack } from '@hien/ui';
import { HomeWall, HomeWallSkeleton } from '../../shared/homes/HomeWall.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { SavedList } from '../parts/SavedList.tsx';
import { SavedTabs } from '../parts/SavedTabs.tsx';
import * as s from '../parts/SavedTabs.css.ts';

type HomeKind = keyof MyHomes['counts'];
const kinds = ['shared', 'liked', 'saved'] as const satisfies readonly HomeKind[];

interface SharedInteriorDesignViewProps {
  kind: HomeKind;
  homes: Loadable<MyHomes>;
  kindHref: (kind: HomeKind) => string;
  pageHref: (change: { page: number }) => string;
}

/** A wall of homes by kind; each empty one says how it fills. */
export function SharedInteriorDesignView({
  kind,
  homes,
  kindHref,
  pageHref,
}: SharedInteriorDesignViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="homes"
      title={text('my-page.homes.title')}
      lead={text('my-page.homes.lead')}
      action={
        <Inline gap={3}>
          <ButtonLink variant="primary" href={paths.writePost.to(language)}>
            {text('my-page.homes.write')}
          </ButtonLink>
          <ButtonLink href={paths.interiorShareMyPost.to(language)}>
            {text('my-page.nav.posts')}
          </ButtonLink>
        </Inline>
      }
    >
      <Stack gap={6}>
        <SavedTabs
          label={text('my-page.homes.kinds')}
          tabs={kinds.map((one) => ({
            id: one,
            name: text(`my-page.homes.kind.${one}`),
            count: homes.data?.counts[one] ?? 0,
            href: kindHref(one),
          }))}
          chosen={kind}
        />
        <AreaMessages area="community">
          <SavedList
            saved={homes}
            label={text('my-page.homes.title')}
            href={pageHref}
            none={{
              title: text(`my-page.homes.empty.${kind}`),
              text: text(`my-page.homes.empty.${kind}.text`),
              action: text(
                kind === 'shared' ? 'my-page.homes.write' : 'my-page.bookmark.shares.empty.action',
              ),
            }}
            startHref={
              kind === 'shared' ? paths.writePost.to(language) : paths.interiorShare.to(language)
            }
            skeleton={<HomeWallSkeleton count={4} />}
          >
            {({ items }) => (
              <>
                <h2 className={s.hidden}>{text(`my-page.homes.kind.${kind}`)}</h2>
                <HomeWall shares={items} />
              </>
            )}
          </SavedList>
        </AreaMessages>
      </Stack>
    </MyPageFrame>
  );
}
