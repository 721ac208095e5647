import type { Answer, FinishedHomeCard } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  ButtonLink,
  EmptyState,
  Grid,
  Link,
  Section,
  SkeletonCard,
  SkeletonPicture,
  Stack,
  Text,
} from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import type { UrlOf } from '../../shared/address/address.ts';
import { BuiltTile } from '../../shared/built/BuiltTile.tsx';
import { tiles } from '../../shared/built/BuiltTile.css.ts';
import { frame } from '../../shared/built/BuiltRooms.css.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';
import { useCompareLabels } from '../../shared/built/useCompareLabels.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Introduction } from '../parts/Introduction.tsx';
import type { showcaseAddress } from './showcase-address.ts';

type Url = UrlOf<typeof showcaseAddress>;

interface ShowcaseIntroductionViewProps {
  homes: Loadable<Answer<'listFinishedHomes'>>;
  url: Url;
  href: (change: Partial<Url>) => string;
  isNarrowed: boolean;
}

export function ShowcaseIntroductionView({
  homes,
  url,
  href,
  isNarrowed,
}: ShowcaseIntroductionViewProps) {
  const text = useText();
  const language = useLanguage();
  const first = homes.data?.items.find(({ before }) => before !== null);
  return (
    <>
      <Introduction
        title={text('rooms.showcase.title')}
        lead={text('rooms.showcase.lead')}
        actions={
          <ButtonLink variant="primary" href={paths.roomByRoom.to(language)}>
            {text('rooms.showcase.own')}
          </ButtonLink>
        }
      >
        {first?.before ? (
          <Foremost home={first} before={first.before} />
        ) : homes.isPending ? (
          <SkeletonPicture ratio="4:3" />
        ) : null}
      </Introduction>
      <Section title={text('rooms.showcase.all')} space="sm">
        <Stack gap={6}>
          <ListChips
            label={text('rooms.filter.type')}
            all={text('rooms.filter.type.all')}
            options={houseTypes.map((type) => ({ value: type, label: text(`house.${type}`) }))}
            value={url.type}
            href={(type) => href({ type })}
          />
          <PagedList
            query={homes}
            label={text('rooms.showcase.all')}
            href={href}
            isNarrowed={isNarrowed}
            startHref={href({ type: undefined })}
            level={3}
            skeleton={
              <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={6}>
                <SkeletonCard />
                <SkeletonCard />
                <SkeletonCard />
              </Grid>
            }
            empty={
              <EmptyState
                level={3}
                title={text('rooms.showcase.empty.title')}
                text={text('rooms.showcase.empty.text')}
                action={
                  <ButtonLink href={paths.roomByRoom.to(language)}>
                    {text('rooms.showcase.own')}
                  </ButtonLink>
                }
              />
            }
          >
            {({ items }) => (
              <ul className={tiles}>
                {items.map((home) => (
                  <li key={home.id}>
                    <BuiltTile
                      built={home}
                      href={paths.roomByRoomShowcase.to(language, { id: home.id })}
                      place={`${home.project_name}, ${home.home_name}`}
                    />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </Stack>
      </Section>
    </>
  );
}

/** The first home that was kept from before, large, under the finger. */
function Foremost({
  home,
  before,
}: {
  home: FinishedHomeCard;
  before: NonNullable<FinishedHomeCard['before']>;
}) {
  const language = useLanguage();
  const labels = useCompareLabels(home.name);
  return (
    <>
      <div className={frame}>
        <BeforeAfter
          before={before}
          after={home.picture}
          ratio="4:3"
          sizes="(width > 992px) 720px, 100vw"
          labels={labels}
        />
      </div>
      <Text>
        <Link href={paths.roomByRoomShowcase.to(language, { id: home.id })}>{home.name}</Link>
        {` · ${home.project_name}, ${home.home_name}`}
      </Text>
    </>
  );
}
