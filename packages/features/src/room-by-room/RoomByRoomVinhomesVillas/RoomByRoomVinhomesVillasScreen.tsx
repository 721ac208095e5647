import { type RbrHome, type RbrHomeCard, getRoomHome, listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, Picture, SkeletonPicture, Stack, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { id } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import { HomeCardsSkeleton } from '../parts/HomeCards.tsx';
import { Introduction } from '../parts/Introduction.tsx';
import { NoHomes } from '../parts/NoHomes.tsx';
import * as s from '../parts/Introduction.css.ts';

const all = { limit: 24 };
const address = addressOf({ home: id });

/** Villas, and after them other homes of several floors. */
const tall = (homes: readonly RbrHomeCard[]) =>
  homes
    .filter(({ floors, type }) => floors > 1 || type === 'villa')
    .toSorted((a, b) => Number(b.type === 'villa') - Number(a.type === 'villa'));

export const prefetch: Prefetch = async ({ want, search }) => {
  const asked = address.read(search).home;
  const found = tall((await want(listRoomHomes, all)).items);
  const home = found.find(({ design_id: one }) => one === asked) ?? found[0];
  if (home !== undefined) want(getRoomHome, { designId: home.design_id });
};

/** Homes of several floors: their types, and each floor with its rooms. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { url, href, isNarrowed } = useAddress(address);
  const homes = useCall(listRoomHomes, all);
  const found = tall(homes.data?.items ?? []);
  const chosen = found.find(({ design_id: one }) => one === url.home) ?? found[0];
  const home = useCall(
    getRoomHome,
    { designId: chosen?.design_id ?? 1 },
    { enabled: chosen !== undefined },
  );
  return (
    <>
      <PageHead
        title={text('rooms.villas.title')}
        description={text('rooms.villas.lead')}
        hidden={isNarrowed}
      />
      <IntroductionLd
        title={text('rooms.villas.title')}
        description={text('rooms.villas.lead')}
        pathname={paths.roomByRoomVinhomesVillas.to(language)}
      />
      <Introduction title={text('rooms.villas.title')} lead={text('rooms.villas.lead')}>
        <Outside home={home.data} card={chosen} />
      </Introduction>
      <Container className={s.last}>
        <QueryBoundary
          query={homes}
          skeleton={<HomeCardsSkeleton />}
          isEmpty={({ items }) => tall(items).length === 0}
          empty={<NoHomes />}
        >
          {() => (
            <Stack gap={5}>
              <ListChips
                label={text('rooms.villas.types')}
                options={found.map((one) => ({ value: String(one.design_id), label: one.name }))}
                value={String(chosen?.design_id)}
                href={(to) => href({ home: Number(to) })}
              />
              <QueryBoundary query={home} skeleton={<SkeletonPicture ratio="1:1" />}>
                {(data) => (
                  <Stack gap={5}>
                    <div className={s.sum}>
                      <Text numeric>
                        {[
                          data.project.project_name,
                          format.area(data.area),
                          ...(chosen?.price_from == null
                            ? []
                            : [
                                text('rooms.project.from', {
                                  price: format.vnd(chosen.price_from),
                                }),
                              ]),
                        ].join(' · ')}
                      </Text>
                      <ButtonLink
                        variant="primary"
                        href={paths.roomByRoomProjectDetail.to(language, {
                          pro_name: data.project.slug,
                          id: data.design_id,
                        })}
                      >
                        {text('rooms.villas.open')}
                      </ButtonLink>
                    </div>
                    <HomeFloors key={data.design_id} home={data} room={undefined} onRoom={null} />
                  </Stack>
                )}
              </QueryBoundary>
            </Stack>
          )}
        </QueryBoundary>
      </Container>
    </>
  );
}

/** A villa from its garden. The picture of a tower is its street, so a home in one is shown by one of its rooms. */
function Outside({ home, card }: { home: RbrHome | undefined; card: RbrHomeCard | undefined }) {
  const text = useText();
  const sizes = '(width > 992px) 720px, 100vw';
  if (card?.type !== 'villa')
    return <Picture picture={card?.picture ?? null} ratio="4:3" sizes={sizes} alt="" priority />;
  const garden = home?.project.thumbnail ?? null;
  return (
    <figure className={s.outside}>
      <Picture picture={garden} ratio="4:3" sizes={sizes} alt="" priority />
      <figcaption className={s.caption}>
        {garden === null ? '' : text('rooms.villas.outside', { alt: garden.alt })}
      </figcaption>
    </figure>
  );
}
