import { type RbrHome, getRoomHome, listRoomHomes } from '@hien/api';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { addressOf } from '../../shared/address/address.ts';
import { id } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeCardsSkeleton } from '../parts/HomeCards.tsx';
import { NoHomes } from '../parts/NoHomes.tsx';
import { selectorParts } from '../Selector/selector-address.ts';
import { FurnitureByRoom } from './FurnitureByRoom.tsx';

const ofBrand = { brand: 'samsung', limit: 12 } as const;
const address = addressOf({ ...selectorParts, home: id });

export const prefetch: Prefetch = async ({ want, search }) => {
  const asked = address.read(search).home;
  const { items } = await want(listRoomHomes, ofBrand);
  const home = items.find(({ design_id: one }) => one === asked) ?? items[0];
  if (home !== undefined) want(getRoomHome, { designId: home.design_id });
};

/** What stands in each room of one of the partner's homes, which appliances its places take, and what all of it costs. */
export function Screen() {
  const text = useText();
  const link = useAddress(address);
  const { url, href, isNarrowed } = link;
  const homes = useCall(listRoomHomes, ofBrand);
  const items = homes.data?.items ?? [];
  const chosen = items.find(({ design_id: one }) => one === url.home) ?? items[0];
  const home = useCall(
    getRoomHome,
    { designId: chosen?.design_id ?? 1 },
    { enabled: chosen !== undefined },
  );
  return (
    <>
      <PageHead
        title={text('rooms.by-room.title')}
        description={text('rooms.by-room.lead')}
        hidden={isNarrowed}
      />
      <ListPage
        title={text('rooms.by-room.title')}
        lead={text('rooms.by-room.lead')}
        filters={
          items.length > 1 ? (
            <ListChips
              label={text('rooms.homes')}
              options={items.map((one) => ({ value: String(one.design_id), label: one.name }))}
              value={String(chosen?.design_id)}
              href={(to) => href({ home: Number(to), code: '' })}
            />
          ) : undefined
        }
      >
        <QueryBoundary
          query={homes}
          skeleton={<HomeCardsSkeleton />}
          isEmpty={(data) => data.items.length === 0}
          empty={<NoHomes />}
        >
          {() => (
            <QueryBoundary query={home} skeleton={<HomeCardsSkeleton />}>
              {(data: RbrHome) => <FurnitureByRoom key={data.design_id} home={data} link={link} />}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </ListPage>
    </>
  );
}
